import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import type { LegalSection } from './legal-section';

/**
 * What the shop does with a person's data (specification, section 1; how the Act is read is our own
 * choice).
 */
export const privacySections: LegalSection[] = [
  {
    id: 'who-we-are',
    title: 'Who we are',
    body: ({ name, legalName, address }) => (
      <p>
        {legalName} (“{name}”, “we”), {address.lines.join(', ')}, {address.city}, {address.region}{' '}
        {address.postalCode}, handles personal data in line with the Philippine Data Privacy Act of
        2012 (Republic Act No. 10173). This page says what we collect, why, and what you can ask of
        us.
      </p>
    ),
  },
  {
    id: 'what-we-collect',
    title: 'What we collect',
    body: () => (
      <ul>
        <li>Your name</li>
        <li>Your email address</li>
        <li>Your shipping address, with the phone number you give at checkout</li>
        <li>Your order history</li>
        <li>What you write to us in an inquiry, with the mobile number you give there</li>
      </ul>
    ),
  },
  {
    id: 'what-we-use-it-for',
    title: 'What we use it for',
    body: () => (
      <p>
        To keep your account, to prepare your orders and hand them over, to contact you for payment
        and pickup, to answer inquiries, and to handle returns and warranty. You may browse, search
        and read without giving us any of it.
      </p>
    ),
  },
  {
    id: 'who-gets-it',
    title: 'Who gets it',
    body: () => (
      <p>
        Our staff who work on your order or inquiry, and the companies that run this website and its
        mail for us, as far as they need it. We do not sell personal data.
      </p>
    ),
  },
  {
    id: 'how-long-we-keep-it',
    title: 'How long we keep it',
    body: () => (
      <p>
        Order records as long as the tax and accounting laws of the Philippines require. Your
        account until you ask us to close it. Inquiries until they are answered and what follows
        from them is settled.
      </p>
    ),
  },
  {
    id: 'how-we-protect-it',
    title: 'How we protect it',
    body: () => (
      <p>
        Passwords are stored so that we can’t read them. Your account and your orders are shown only
        to who has signed in as you. If a breach puts your data at risk, we tell you and the
        National Privacy Commission as the Act requires.
      </p>
    ),
  },
  {
    id: 'what-stays-in-your-browser',
    title: 'What stays in your browser',
    body: () => (
      <p>
        Your sign-in and unsent forms are kept for the tab you use and go when you close it. If you
        choose to stay signed in on a device, a cookie keeps it so until you log out there. What you
        confirm or send without a network stays in your browser until it is sent, you take it back,
        or you sign out. The cart of a guest and your recent searches stay in your browser until you
        clear them. There are no advertising cookies. The live map comes from openstreetmap.org and
        is loaded only when you ask for it; links for sharing an article tell the other site nothing
        until you follow them.
      </p>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    body: ({ emails }) => {
      const email = emails.at(-1)?.address;
      return (
        <p>
          You may ask to see, correct, move or erase your data, object to its use, and complain to
          the National Privacy Commission. Write to{' '}
          {email ? <a href={`mailto:${email}`}>{email}</a> : 'us'} or use any way on our{' '}
          <Link to={paths.contact()}>contact page</Link>.
        </p>
      );
    },
  },
  {
    id: 'changes',
    title: 'Changes',
    body: () => (
      <p>
        When we change how we handle personal data, we change this page and its date. See also our{' '}
        <Link to={paths.terms()}>terms and conditions</Link>.
      </p>
    ),
  },
];
