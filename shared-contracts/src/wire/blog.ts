import { z } from '../schema';
import { id, picturePath, text } from './values';

export const blog = z.pipe(
  z.object({
    id,
    header: z.optional(z.nullable(z.string())),
    title: z.optional(z.nullable(z.string())),
    /** HTML from the provider: only through the host's sanitiser. */
    body: text,
    image_path: picturePath,
    created_at: text,
  }),
  z.transform(({ header, title, ...rest }) => ({ ...rest, title: header || title || '' })),
);
export type Blog = z.infer<typeof blog>;

export const testimonial = z.object({
  body: z.string(),
  by: text,
  position: text,
  from: text,
});
export type Testimonial = z.infer<typeof testimonial>;
