import { Link } from 'react-router-dom';
import { VAT_PERCENT } from 'shared-contracts/money';
import { paths } from 'shared-contracts/paths';
import type { LegalSection } from './legal-section';

/**
 * The 11 sections in their order (specification, section 1); their numbers follow from the order.
 */
export const termsSections: LegalSection[] = [
  {
    id: 'general-information',
    title: 'General information',
    body: ({ name, legalName, address }) => (
      <>
        <p>
          This website is run by {legalName} (“{name}”, “we”), {address.lines.join(', ')},{' '}
          {`${address.city}, ${address.region} ${address.postalCode}, ${address.country}`}. We sell
          industrial tools and equipment to individual and business customers in the Philippines.
        </p>
        <p>
          By using this website, sending an inquiry or placing an order you agree to these terms.
          Nothing in them takes away a right that the law gives you as a consumer.
        </p>
      </>
    ),
  },
  {
    id: 'eligibility',
    title: 'Eligibility',
    body: () => (
      <p>
        You must be at least 18 years old to buy from us. If you order for a company, you confirm
        that you may do so in its name. Please keep your password to yourself: what is ordered from
        your account is taken as ordered by you.
      </p>
    ),
  },
  {
    id: 'product-information',
    title: 'Product information',
    body: () => (
      <>
        <p>
          We describe products, their variants, specifications and inclusions with care, from what
          the manufacturers give us. Pictures and drawings show what a product looks like; details
          and colours of the delivered model may differ.
        </p>
        <p>
          A product that is out of stock can’t be ordered; you are welcome to ask us about it. Read
          and follow the manufacturer’s instructions before you use a tool or a machine.
        </p>
      </>
    ),
  },
  {
    id: 'pricing-and-payment',
    title: 'Pricing and payment',
    body: () => (
      <>
        <p>
          Prices are in Philippine pesos (PHP). Unless a price says otherwise, the prices shown on
          product pages and in the cart are before VAT: {VAT_PERCENT}% VAT is added at checkout,
          where you see subtotal, VAT and total before you confirm.
        </p>
        <p>
          A product marked “Price Upon Inquiry” has no price online; send us an inquiry for a
          quotation. If a price has changed since you put a product into your cart, we show you the
          new total and ask you again.
        </p>
        <p>
          Payment is by Cash on Delivery only. For a pickup order that is in cash, at pickup, when
          you receive the goods. Our staff will contact you about the payment.
        </p>
      </>
    ),
  },
  {
    id: 'shipping',
    title: 'Shipping',
    body: ({ address, pickup, hours }) => (
      <>
        <p>We offer delivery nationwide, to any address in the Philippines.</p>
        <p>
          <strong>For now delivery is temporarily unavailable and all orders are for pickup</strong>{' '}
          at our counter {pickup ? `at ${pickup}` : `in ${address.city}`} ({hours}). Our staff will
          contact you when your order is ready. Please bring your order number.
        </p>
      </>
    ),
  },
  {
    id: 'returns-and-warranty',
    title: 'Returns and warranty',
    body: () => (
      <>
        <p>
          Returns are accepted within 7 days of delivery for items that are defective, damaged or
          wrongly delivered. For a pickup order, the 7 days start on the day of pickup.
        </p>
        <p>
          Please <Link to={paths.contact()}>contact us</Link> with your order number and, if you
          can, a photo. Bring the item with its packaging, accessories and receipt. We repair or
          replace it, or give you your money back.
        </p>
        <p>
          Where the manufacturer gives a warranty, its terms apply, and we help you with the claim.
          Wear, misuse and repairs by others are not covered. Your rights under the Consumer Act of
          the Philippines (Republic Act No. 7394) remain as they are.
        </p>
      </>
    ),
  },
  {
    id: 'user-conduct',
    title: 'User conduct',
    body: () => (
      <p>
        Please give true details when you register, order or send an inquiry, and use this website
        only for what it is made for. You may not try to get into other people’s accounts, disturb
        the website, copy it by machine, or send anything unlawful or harmful through its forms. We
        may close an account that does.
      </p>
    ),
  },
  {
    id: 'intellectual-property',
    title: 'Intellectual property',
    body: ({ legalName }) => (
      <p>
        The texts, pictures, drawings and software of this website belong to {legalName} or to those
        who let us use them. Brand names belong to their owners. You may read and print pages for
        your own purchase; any other use needs our written consent.
      </p>
    ),
  },
  {
    id: 'limitation-of-liability',
    title: 'Limitation of liability',
    body: () => (
      <p>
        As far as the law allows, we are not liable for indirect damage such as lost profit or lost
        time, for damage from improper use of a product, or for times when this website can’t be
        reached. Our liability for an order is limited to what you paid for it. This does not limit
        liability that the law doesn’t let us limit.
      </p>
    ),
  },
  {
    id: 'privacy-policy',
    title: 'Privacy policy',
    body: () => (
      <p>
        We handle personal data in line with the Philippine Data Privacy Act of 2012 (Republic Act
        No. 10173). What we collect and why is written in our{' '}
        <Link to={paths.privacy()}>privacy policy</Link>, which is part of these terms.
      </p>
    ),
  },
  {
    id: 'changes-to-terms',
    title: 'Changes to terms',
    body: () => (
      <p>
        We may change these terms. The version on this page applies from the day it is published
        here, as its date above says; for an order, the version at the time of the order applies.
      </p>
    ),
  },
];
