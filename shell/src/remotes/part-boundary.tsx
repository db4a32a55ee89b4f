import { Component, type ReactNode } from 'react';

type Props = {
  /** What is shown instead when the part throws. */
  fallback: ReactNode;
  onError: (error: unknown) => void;
  /** When it changes, the part is rendered again. */
  resetKey: unknown;
  children: ReactNode;
};

type State = { failed: boolean; resetKey: unknown };

/** Catches a part's error, so that the rest of the page stays. */
export class PartBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
