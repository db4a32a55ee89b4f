/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import {
  SHAPES,
  type Entry,
  type EntryKind,
} from '../../../domain/catalogue-management/entry-kinds';
import { AT, Rooms, SmallPicture } from './fields';

type EntryList = {
  kind: EntryKind;
  entries: readonly Entry[];
  /** By id, where they are more than their headings. */
  names: ReadonlyMap<number, string>;
};

/** All of a kind, archived ones last. */
export function EntryListPage({ kind, entries, names }: EntryList) {
  const { title, one } = SHAPES[kind];
  const sorted = [...entries].sort((a, b) => Number(a.archived) - Number(b.archived));
  return (
    <>
      <Rooms present={`${AT}/${kind}`} />
      <div class="heading">
        <h1>{title}</h1>
        <a class="button" href={`${AT}/${kind}/new`}>
          Add a{one === 'article' ? 'n' : ''} {one}
        </a>
      </div>
      {entries.length === 0 && <p class="empty">There are none yet.</p>}
      <ul class="entries">
        {sorted.map(({ id, heading, archived, picture }) => (
          <li class="item">
            {SHAPES[kind].picture && <SmallPicture path={picture} />}{' '}
            <span>
              <a href={`${AT}/${kind}/${id}`}>{names.get(id) ?? heading}</a>{' '}
              {archived && <span class="sub">archived</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
