/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';

type Person = {
  name: string;
  company: string | null;
  phone: string;
  email: string;
  /** Null where none was asked for. */
  address: string | null;
  /** What else is known of the company. */
  children?: Child;
};

/** Who wrote or ordered, with what calls and mails them. */
export const PersonFacts = ({ name, company, phone, email, address, children }: Person) => (
  <dl class="facts">
    <dt>Name</dt>
    <dd>{name}</dd>
    {company !== null && (
      <>
        <dt>Company</dt>
        <dd>{company}</dd>
      </>
    )}
    {children}
    {phone !== '' && (
      <>
        <dt>Phone</dt>
        <dd>
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
        </dd>
      </>
    )}
    {email !== '' && (
      <>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </>
    )}
    {address !== null && (
      <>
        <dt>Address</dt>
        <dd>{address}</dd>
      </>
    )}
  </dl>
);
