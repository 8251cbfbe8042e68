import type { InputHTMLAttributes } from 'react';
import { classNames } from './classNames';

interface FileButtonProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  size?: 'medium' | 'small';
  onChoose: (files: readonly File[]) => void;
}

/** Asks the device for files, in the look of a button (theme/members.scss); its text is its name. */
export function FileButton({ size = 'medium', onChoose, children, ...input }: FileButtonProps) {
  return (
    <label className={classNames('btn btn-secondary', size === 'small' && 'btn-sm')}>
      <input
        {...input}
        type="file"
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same file can be chosen again after a problem.
          target.value = '';
        }}
      />
      {children}
    </label>
  );
}

/** Hands a file to the browser, as if a link to it had been pressed. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by the next turn of its loop.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
