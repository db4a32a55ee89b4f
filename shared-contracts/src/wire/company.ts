/** Who a company is that orders, and what it orders for: additions of the reference provider. */
import { z } from '../schema';
import { text } from './values';

/** A TIN with its branch code, whatever stands between the digits. */
const TIN = /^\d{3}[\s.-]*\d{3}[\s.-]*\d{3}(?:[\s.-]*(?:\d{3}|\d{5}))?$/;

/**
 * A Taxpayer Identification Number as it is stored: '123-456-789-000', or '123-456-789-00000'. The
 * nine digits are the taxpayer's, the last three or five the branch's. Without a branch code it is
 * the head office's, 000 (Bureau of Internal Revenue, Revenue Memorandum Order 34-98; its newer
 * forms, such as 2307 of January 2018, have five digits for the branch).
 * @returns null for a text that is no TIN
 */
export function tinOf(text: string): string | null {
  const typed = text.trim();
  if (!TIN.test(typed)) return null;
  const digits = typed.replaceAll(/\D/g, '');
  return [
    digits.slice(0, 3),
    digits.slice(3, 6),
    digits.slice(6, 9),
    digits.slice(9) || '000',
  ].join('-');
}

/** What a form says of a text that is no TIN. */
export const TIN_FAULT = 'Please enter a TIN of 9 digits and its branch code: 123-456-789-000.';

/** One line of text: no breaks and no other control characters. */
const line = (most: number) =>
  z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(most),
          z.regex(/^\P{Cc}*$/u, 'Please enter one line of text.'),
        ),
    ),
  );

/** An empty text is no TIN, and is taken. The provider stores it as `tinOf` writes it. */
const tin = z.optional(
  z.nullable(
    z.string().check(z.trim(), z.maxLength(30), z.regex(new RegExp(`^$|${TIN.source}`), TIN_FAULT)),
  ),
);

/** A company as a customer keeps it with the account; each field may be missing. */
export const companyFields = z.object({
  company_name: line(120),
  tin,
  branch: line(60),
  address: line(400),
});
export type CompanyFields = z.input<typeof companyFields>;

/** What an order says of the company, beside the specification's own field `company`. */
export const businessFields = {
  po_number: line(60),
  project_reference: line(120),
  tin,
  branch: line(60),
};
export type BusinessFields = Partial<
  Record<keyof typeof businessFields, string | null | undefined>
>;

/** The same in an answer: '' where nothing is said. */
export const businessAnswer = {
  po_number: text,
  project_reference: text,
  tin: text,
  branch: text,
};

/** A customer's company in an answer: '' where nothing is said. */
export const companyAnswer = z.object({
  company_name: text,
  tin: text,
  branch: text,
  address: text,
});
export type Company = z.infer<typeof companyAnswer>;
