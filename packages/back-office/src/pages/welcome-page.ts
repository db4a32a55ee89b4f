import { html, raw } from 'hono/html';
import { totpSetup } from '../accounts/second-factor';
import { tokenField, type Html } from '../parts/html';

type Welcome = {
  paths: { welcome: string };
  issuer: string;
  added: string;
  token: string;
  link: string;
  /** Why the last try failed. */
  fault: string | null;
};

/** Where somebody sets password and authenticator by a one-time link. */
export function welcomePage(
  { name, linkSecret }: { name: string; linkSecret: string },
  { paths, issuer, added, token, link, fault }: Welcome,
): Html {
  const { svg, key } = totpSetup(issuer, name, linkSecret);
  return html`
    <div class="narrow">
      <h1>Welcome, ${name}</h1>
      <p>This link works once. Choose a password, and add ${added} to your authenticator.</p>
      ${fault === null ? '' : html`<p class="note danger" role="alert">${fault}</p>`}
      <figure class="qr" role="img" aria-label="QR code for your authenticator">${raw(svg)}</figure>
      <p>Or type this key into it: <code class="key">${key}</code></p>
      <form method="post" action="${paths.welcome}">
        ${tokenField(token)}
        <input type="hidden" name="link" value="${link}" />
        <input
          class="hidden"
          name="name"
          value="${name}"
          autocomplete="username"
          aria-hidden="true"
          tabindex="-1"
          readonly
        />
        <label for="password">Password, 12 characters or more</label>
        <input
          id="password"
          name="password"
          type="password"
          required
          minlength="12"
          maxlength="1024"
          autocomplete="new-password"
        />
        <label for="again">The password again</label>
        <input
          id="again"
          name="again"
          type="password"
          required
          maxlength="1024"
          autocomplete="new-password"
        />
        <label for="code">Code that your authenticator shows</label>
        <input
          id="code"
          name="code"
          required
          maxlength="10"
          inputmode="numeric"
          autocomplete="one-time-code"
        />
        <button class="main">Open my account</button>
      </form>
    </div>
  `;
}

/** The recovery codes, which are shown this once. @param next where the way goes on */
export function recoveryPage(codes: readonly string[], next: string): Html {
  return html`
    <div class="narrow">
      <h1>Your recovery codes</h1>
      <p>
        Each replaces your authenticator’s code once, for the day on which you have lost it. Write
        them down or print them: they are shown only now.
      </p>
      <ol class="codes">
        ${codes.map((code) => html`<li><code>${code}</code></li>`)}
      </ol>
      <p><a class="button main" href="${next}">Go on</a></p>
    </div>
  `;
}
