import { Component, type ReactNode } from 'react';
import { ErrorState } from '@/components/ui';
import { messages } from '@/model/messages';

interface CommentsBoundaryProps {
  children: ReactNode;
}

/** Keeps a failure in the comments where it is: the article stays. */
export class CommentsBoundary extends Component<CommentsBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState text={messages.article.comments.failed} onRetry={() => this.setState({ failed: false })} />
    );
  }
}
