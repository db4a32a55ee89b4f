/** Somebody of a team with a browser, at the console of a test. */
import { Secret, TOTP } from 'otpauth';
import { PASSWORD, type Console } from './console-shop';

export type Page = { status: number; text: string; headers: Headers; location: string | null };

/** What an authenticator with this key shows. */
const codeOf = (key: string, at: number) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({ timestamp: at });

/** The text of a link's path in what the command said. */
export const linkIn = (said: string) => /http:\/\/localhost:3006(\S+)/.exec(said)?.[1] ?? '';

export class Teammate {
  readonly cookies = new Map<string, string>();
  /** Of the authenticator, once a link was used. */
  key = '';

  constructor(readonly shop: Console) {}

  async #ask(path: string, init: RequestInit = {}): Promise<Page> {
    const headers = new Headers(init.headers);
    if (!headers.has('accept')) headers.set('accept', 'text/html');
    headers.set('cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '));
    const answer = await this.shop.ask(path, { ...init, headers });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (/max-age=0/i.test(set)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    return { status: answer.status, text: await answer.text(), headers: answer.headers, location };
  }

  look(path: string, headers: Record<string, string> = {}): Promise<Page> {
    return this.#ask(path, { headers });
  }

  /** Sends a form as it is. */
  post(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Page> {
    return this.#ask(path, { method: 'POST', headers, body: new URLSearchParams(fields) });
  }

  /** Sends the form of a page with its hidden fields, as its button does. @param on the page */
  async send(path: string, fields: Record<string, string>, on = path): Promise<Page> {
    const { text } = await this.look(on);
    const form = text
      .split('<form')
      .slice(1)
      .map((each) => each.split('</form>')[0] ?? '')
      .find((each) => each.includes(`action="${path}"`));
    if (form === undefined) throw new Error(`the page has no form for ${path}`);
    const hidden = Object.fromEntries(
      [...form.matchAll(/type="hidden"\s+name="(\w+)"\s+value="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    );
    return this.post(path, { ...hidden, ...fields });
  }

  /** Opens an account by its link. @returns the page with the recovery codes */
  async open(link: string, password = PASSWORD): Promise<Page> {
    const page = await this.look(link);
    this.key = /<code class="key">([^<]+)<\/code>/.exec(page.text)?.[1] ?? '';
    const code = this.code();
    return this.send('/welcome', { password, again: password, code }, link);
  }

  code(): string {
    return codeOf(this.key, this.shop.time());
  }

  signIn(given: Partial<Record<'name' | 'password' | 'code', string>> = {}): Promise<Page> {
    const known = { name: 'maria', password: PASSWORD, code: this.key ? this.code() : '000000' };
    return this.send('/sign-in', { ...known, ...given });
  }
}
