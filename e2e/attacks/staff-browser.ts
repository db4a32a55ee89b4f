/** Somebody of the staff with a browser of their own, by HTTP alone. */
import { Secret, TOTP } from 'otpauth';
import { staffCommand } from '../shop/staff-command';

const PASSWORD = 'a long password of the staff';

export type StaffPage = { status: number; text: string };

export class StaffBrowser {
  readonly #cookies = new Map<string, string>();

  /** @param network the network that the browser is in, as a proxy says it */
  constructor(
    readonly counter: string,
    public network: string,
  ) {}

  /** Asks as the browser does, and keeps its cookies; redirects are not followed. */
  async ask(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await fetch(new URL(path, this.counter), {
      ...init,
      redirect: 'manual',
      headers: {
        Accept: 'text/html',
        Cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        Origin: this.counter,
        'Sec-Fetch-Site': 'same-origin',
        'X-Forwarded-For': this.network,
      },
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      this.#cookies.set(name, value);
    }
    return answer;
  }

  forget(cookie: string): void {
    this.#cookies.delete(cookie);
  }

  /** Sends the form that a page has for a path. */
  async send(on: string, path: string, fields: Record<string, string | File>): Promise<StaffPage> {
    const page = await (await this.ask(on)).text();
    const form = page.slice(page.indexOf(`action="${path}"`));
    const token = /name="token" value="([^"]+)"/.exec(form)?.[1] ?? '';
    const sent = Object.entries({ ...fields, token });
    const hasFile = sent.some(([, value]) => typeof value !== 'string');
    const body = hasFile ? new FormData() : new URLSearchParams();
    for (const [name, value] of sent) body.append(name, value);
    const answer = await this.ask(path, { method: 'POST', body });
    return { status: answer.status, text: await answer.text() };
  }

  signIn(name: string, password: string, code: string): Promise<StaffPage> {
    return this.send('/staff/sign-in', '/staff/sign-in', { name, password, code });
  }
}

export type Clerk = { browser: StaffBrowser; name: string; password: string; codes: string[] };

/** A new account, opened in a browser. @returns it with its recovery codes */
export async function openedClerk(counter: string, name: string, role: string): Promise<Clerk> {
  const link = /http:\/\/\S+/.exec(await staffCommand('add', name, '--role', role))?.[0] ?? '';
  const browser = new StaffBrowser(counter, '203.0.113.200');
  const { pathname, search, searchParams } = new URL(link);
  const page = await (await browser.ask(`${pathname}${search}`)).text();
  const key = /<code class="key">([^<]+)</.exec(page)?.[1] ?? '';
  const opened = await browser.send(`${pathname}${search}`, '/staff/welcome', {
    link: searchParams.get('link') ?? '',
    password: PASSWORD,
    again: PASSWORD,
    code: new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate(),
  });
  const codes = opened.text.match(/[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){3}/g) ?? [];
  return { browser, name, password: PASSWORD, codes };
}
