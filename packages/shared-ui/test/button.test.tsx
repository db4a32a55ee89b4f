// @vitest-environment happy-dom
import styled from '@emotion/styled';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { asButton, Button } from '../src/button';

afterEach(cleanup);

it('does not send a form unless it is told to', async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button>Look up</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Look up' }));
  expect(submit).not.toHaveBeenCalled();
});

it('keeps its name and focus while pending, and ignores clicks and Enter', async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const click = vi.fn();
  render(
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" pending onClick={click}>
        Send
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Send' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(button);
  expect(document.activeElement).toBe(button);
  await userEvent.type(screen.getByLabelText('Name'), 'Ana{Enter}');
  expect(click).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

it('lends its look to a link', () => {
  const BackLink = styled.a(asButton('secondary'));
  render(<BackLink href="/">Back</BackLink>);
  expect(getComputedStyle(screen.getByRole('link', { name: 'Back' })).display).toBe('inline-flex');
});
