import { html } from 'hono/html';
import type { Fault } from '../../telemetry';
import { age } from '../../status';
import type { SourcePlace } from '../source-place';
import type { ReleaseView } from '../view';
import type { Html } from 'back-office/html';
import { count, ROLE_NAMES } from './words';

/** A fault of a release, with its stack as it can be read. */
export type ReadFault = { release: ReleaseView; fault: Fault; places: SourcePlace[] };

function placeLine({ told, source }: SourcePlace): Html {
  if (!source) return html`<li class="faint"><code>${told}</code> (no map)</li>`;
  const { file, line, in: name, text } = source;
  return html`
    <li>
      <span class="place"
        ><code class="name">${name ?? '(top level)'}</code> <code>${file}:${line}</code></span
      >
      ${text ? html`<code class="line">${text}</code>` : ''}
    </li>
  `;
}

function stackOf({ places }: ReadFault): Html {
  if (places.length === 0) return html`<p class="faint">Told without a stack.</p>`;
  return html`<ol class="stack">
    ${places.map(placeLine)}
  </ol>`;
}

function oneFault(read: ReadFault): Html {
  const { release, fault } = read;
  const { kind, message, part, path, times, last } = fault;
  return html`
    <li class="fault">
      <p class="what">
        <strong class="message">${message || '(no message)'}</strong>
        <span class="times"
          >${count(times)}
          ${times === 1 ? 'time' : 'times'}${
            last === undefined ? '' : `, last ${age(last, Date.now())} ago`
          }</span
        >
      </p>
      <p class="faint">
        ${kind === 'failure' ? html`<b class="badge">replaced</b> ` : ''}${ROLE_NAMES[release.role]}
        <code>${release.version}</code>, ${part || 'no part'}, on <code>${path}</code>
      </p>
      ${stackOf(read)}
    </li>
  `;
}

/** What fails in an app, by what happens most. */
export function faultList(faults: ReadFault[]): Html {
  if (faults.length === 0) return html`<p class="faint">No tab has told of one.</p>`;
  return html`<ul class="faults">
    ${faults.map(oneFault)}
  </ul>`;
}
