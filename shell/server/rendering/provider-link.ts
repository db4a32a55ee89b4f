import { answerIn, refusalIn } from 'host-kit/answer-text';
import type { HttpClient, HttpRequest } from 'shared-contracts/call';
import { ApiError } from 'shared-contracts/errors';
import type { ProviderReply } from './provider-reply';

/** The calls of one page, which the document server makes: this process has no network. */
export type ProviderLink = { http: HttpClient; answered(call: number, reply: ProviderReply): void };

/** @throws ApiError where the reply is no answer */
function readReply(reply: ProviderReply): unknown {
  if (reply.kind === 'offline') throw new ApiError({ kind: 'offline' });
  if (reply.kind === 'late') throw new ApiError({ kind: 'aborted' });
  const { status, text, retryAfter } = reply;
  if (status < 200 || status > 299) throw refusalIn(status, text, retryAfter);
  return answerIn(text);
}

/** @param ask asks the document server to make a call */
export function createProviderLink(
  ask: (call: number, request: HttpRequest) => void,
): ProviderLink {
  const waiting = new Map<number, (reply: ProviderReply) => void>();
  let last = 0;
  return {
    http: {
      async send(request, { signal } = {}) {
        last += 1;
        const call = last;
        const reply = await new Promise<ProviderReply>((resolve, reject) => {
          const abort = () => {
            waiting.delete(call);
            reject(new ApiError({ kind: 'aborted' }));
          };
          if (signal?.aborted) {
            abort();
            return;
          }
          signal?.addEventListener('abort', abort, { once: true });
          waiting.set(call, (answer) => {
            signal?.removeEventListener('abort', abort);
            resolve(answer);
          });
          ask(call, request);
        });
        return readReply(reply);
      },
    },
    answered(call, reply) {
      const settle = waiting.get(call);
      waiting.delete(call);
      settle?.(reply);
    },
  };
}
