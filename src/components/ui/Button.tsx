import type { ButtonHTMLAttributes, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from './classNames';

/** One primary a block; secondary beside it; ghost in bars and rows; danger destroys; icon: a picture alone, with a label. */
type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'icon';
type ButtonSize = 'medium' | 'small';

interface Look {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
}

function look({ variant = 'primary', size = 'medium' }: Look, className?: string): string {
  return classNames('btn', `btn-${variant}`, size === 'small' && 'btn-sm', className);
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Work under way: the button stays focusable and says so, but does nothing when pressed. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant,
  size,
  busy = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={look({ variant, size }, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    />
  );
}

export function ButtonLink({ variant, size, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={look({ variant, size }, className)} />;
}
