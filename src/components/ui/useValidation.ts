import { useRef, useState } from 'react';

type Problems<Values> = { [Name in keyof Values]?: string };

/** Puts the focus on the first field, in the order of `problems`, that is wrong. True when there is one. */
export function focusFirstWrong(form: HTMLFormElement | null, problems: object): boolean {
  const [first] = Object.keys(problems);
  if (first === undefined) return false;
  form?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  return true;
}

/**
 * When a form's mistakes are named: none while a field is first typed; leaving a field judges that field, `refuses` judges
 * all, and from then on each correction shows at once.
 */
export function useValidation<Values extends { [Name in keyof Values]: string }>(
  values: Values,
  validate: (values: Values) => Problems<Values>,
) {
  type Name = keyof Values & string;
  const form = useRef<HTMLFormElement>(null);
  const [validated, setValidated] = useState<ReadonlySet<string>>(new Set());
  const found = validate(values);
  const errors: Problems<Values> = {};
  for (const name in found) if (validated.has(name)) errors[name] = found[name];
  return {
    form,
    errors,
    leave: (name: Name) => {
      // An empty field left on the way to another is not a mistake yet.
      if (values[name] !== '') setValidated((now) => new Set([...now, name]));
    },
    /** Before sending: true, with the focus on the first field that is wrong, when it cannot be sent. */
    refuses: () => {
      setValidated(new Set(Object.keys(values)));
      return focusFirstWrong(form.current, found);
    },
    forget: () => setValidated(new Set()),
  };
}
