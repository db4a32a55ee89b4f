import { z } from '../schema';

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

export const email = z
  .string()
  .check(z.trim(), z.maxLength(254), z.email('Please enter a valid email address.'));

export const inquiryBody = z.object({
  name: line(200),
  mobileNumber: line(40),
  email,
  company: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(200)))),
  inquiry: line(5000),
});
export type InquiryBody = z.input<typeof inquiryBody>;

export const inquiryAnswer = z.object({
  message: z.optional(z.string()),
  data: z.optional(z.unknown()),
});
