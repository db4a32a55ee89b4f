/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Password } from '../forms/fields';

/** The field for somebody's own password, by which a form shows that it is still them. */
export const OwnPassword = ({
  id,
  label = 'Your own password',
}: {
  id: string;
  label?: string;
}) => <Password id={id} name="current" label={label} autocomplete="current-password" />;
