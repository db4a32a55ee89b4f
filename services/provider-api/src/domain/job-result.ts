/** `lines` are all of the job, in order; `hint` is what the caller may want to know besides. */
export type JobResult = { ok: boolean; lines: string[]; hint?: string | undefined };
