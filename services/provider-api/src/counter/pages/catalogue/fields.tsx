/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
/** The parts of the catalogue's pages. */
import { Hidden } from 'back-office/forms/fields';
import { Button, Form } from 'back-office/forms/form';
import { raw } from 'hono/html';
import { pictureUrl } from 'shared-contracts/paths';

export const AT = '/staff/catalogue';

const ROOMS = [
  [AT, 'Products'],
  [`${AT}/featured`, 'Featured'],
  [`${AT}/price-lists`, 'Price lists'],
  [`${AT}/cross-references`, 'Cross-references'],
  [`${AT}/imports`, 'Imports'],
  [`${AT}/brands`, 'Brands'],
  [`${AT}/categories`, 'Categories'],
  [`${AT}/articles`, 'Articles'],
  [`${AT}/testimonials`, 'Testimonials'],
] as const;

/** The rooms of the catalogue, above each of its pages. */
export const Rooms = ({ present }: { present: string }) => (
  <nav class="rooms" aria-label="Catalogue">
    <ul>
      {ROOMS.map(([path, name]) => (
        <li>
          <a href={path} aria-current={path === present ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

export const PICTURES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** A stored picture as small as a line of a list. */
export const SmallPicture = ({ path }: { path: string | null }) =>
  path === null ? (
    <span class="picture" aria-hidden="true"></span>
  ) : (
    <img
      class="picture"
      src={pictureUrl(path, 160) ?? undefined}
      alt=""
      width="56"
      height="56"
      loading="lazy"
    />
  );

type Archiving = {
  to: string;
  archived: boolean;
  /** What it is: 'product'. */
  what: string;
};

/** Takes something off sale or out of the shop, or brings it back. */
export const ArchiveForm = ({ to, archived, what }: Archiving) => (
  <Form to={to} kind="edit">
    <Hidden name="to" value={archived ? 'shop' : 'archive'} />
    <Button kind={archived ? 'main' : 'danger'}>
      {archived ? `Bring the ${what} back` : `Archive the ${what}`}
    </Button>
  </Form>
);

/** A text of the shop as it shows it, before it is saved. @param text through the shop's sanitiser */
export const Preview = ({ heading, text }: { heading: string; text: string }) => (
  <section aria-labelledby="preview" class="preview">
    <h2 class="dimension" id="preview">
      {heading}
    </h2>
    {raw(text)}
    <p class="note">Nothing is saved yet.</p>
  </section>
);
