/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
/**
 * Renders what stands on a page with its forms: once to see which forms it has, and again where one
 * is shown as it was sent, or where they are joined. Then each of its buttons sends all that was
 * typed on the page, and nothing typed is lost by another button: a form keeps its place and its path,
 * its controls belong to the one form of the page, with the form's number before their names.
 */
import type { Html } from '../html';
import { planOf, type FormPlan, type Left } from './form-plan';
import type { GivenForms } from './given-forms';
import { drawn, JOINED, PageContext, type OpenPage } from './open-form';

const STILL_HERE = 'What else you typed is still on this page. It is not saved yet.';
const NO_PLACE = 'What else you typed has no place on this page any more and was not saved:';
const FILES = 'Please choose these files again:';

/** The page's one form. Its first button does nothing, because a browser presses it on Enter. */
const One = () => (
  <form id={JOINED} method="post" novalidate hidden>
    <button disabled hidden>
      Nothing
    </button>
  </form>
);

const Note = ({ words, what }: { words: string; what: readonly string[] }) =>
  what.length === 0 ? null : (
    <p class="note warning" role="status">
      {words} {what.join('; ')}
    </p>
  );

const Notes = ({ left: { asked, lost, files } }: { left: Left }) => (
  <>
    {asked > lost.length + files.length && (
      <p class="note" role="status">
        {STILL_HERE}
      </p>
    )}
    <Note words={NO_PLACE} what={lost} />
    <Note words={FILES} what={files} />
  </>
);

/** @returns what stands on the page, and whether the form that was refused is on it */
export function renderForms(main: Html, given: GivenForms): { main: Html; isRefused: boolean } {
  const { tokenFor, maySend, go, after } = given;
  const render = (plan: FormPlan | null) => {
    const page: OpenPage = { tokenFor, maySend, go, forms: [], plan };
    const text = drawn(<PageContext.Provider value={page}>{main}</PageContext.Provider>);
    return { text, forms: page.forms };
  };
  const first = render(null);
  const plan = planOf(first.forms, given);
  const isPlain = !plan.joined && plan.again.size === 0;
  const { text } = isPlain ? first : render(plan);
  const whole = (
    <>
      {plan.joined && <One />}
      {after}
      <Notes left={plan.left} />
      {text}
    </>
  );
  return { main: whole, isRefused: plan.isRefused };
}
