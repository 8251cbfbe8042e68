import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage';

interface State {
  failure: { error: unknown } | null;
}

/** The last net, around the whole application: for what no route caught, the frame itself included. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <main>
        <ErrorPage error={failure.error} />
      </main>
    );
  }
}
