import { Component, type ReactNode } from 'react';
import { asWritten } from './asWritten';

interface TextBoundaryProps {
  markdown: string;
  className?: string;
  children: ReactNode;
}

/** Keeps what fails in a text where it is, and shows that one as it was written; another text is tried again. */
export class TextBoundary extends Component<TextBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ markdown }: TextBoundaryProps): void {
    if (this.state.failed && markdown !== this.props.markdown) this.setState({ failed: false });
  }

  override render(): ReactNode {
    const { markdown, className, children } = this.props;
    return this.state.failed ? asWritten(markdown, className) : children;
  }
}
