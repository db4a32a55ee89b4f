import type { Toast } from 'shared-contracts/door';
import { create } from 'zustand';

type ShownToast = Toast & { id: string };

type ToastState = { toasts: ShownToast[]; next: number };

export const useToasts = create<ToastState>(() => ({ toasts: [], next: 1 }));

/** Shows a toast; the same text twice is one toast. */
export function notify(toast: Toast): void {
  useToasts.setState(({ toasts, next }) => ({
    toasts: [
      ...toasts.filter((shown) => shown.text !== toast.text),
      { ...toast, id: `toast-${next}` },
    ].slice(-4),
    next: next + 1,
  }));
}

export function dismiss(id: string): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
