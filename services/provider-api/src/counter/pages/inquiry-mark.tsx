/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
type Marked = { doneAt: Date | null; answered: boolean };

/** What is to be done with an inquiry, as a word with a mark that says nothing else. */
export function InquiryMark({ doneAt, answered }: Marked) {
  if (doneAt !== null) return <span class="status over">Done</span>;
  return answered ? (
    <span class="status going">Answered</span>
  ) : (
    <span class="status new">New</span>
  );
}
