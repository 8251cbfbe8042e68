import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldsOf, focusFirstWrong, useDraft } from '@/components/ui';
import type { Account } from '@/model/account';
import { validateProfile } from '@/model/auth-forms';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { useUpdateProfile } from '@/services/queries';
import { useMember } from '../useMember';
import { useChosenPicture } from './useChosenPicture';

/** How long the success text stays before the profile opens (spec 1, section 9). */
const REDIRECT_MS = 2000;

/** The profile form's behaviour: judged when it is sent, kept on the device until it is saved. */
export function useEditProfile(account: Account) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { nombre, biografia, avatar } = account;
  const draft = useDraft(`perfil:${account.uid}`, { nombre, biografia, avatar: avatar ?? '' });
  const picture = useChosenPicture();
  const { save, status, error } = useUpdateProfile(useMember());
  const [validated, setValidated] = useState(false);
  const found = validateProfile(draft.values);

  useEffect(() => {
    if (status !== 'saved') return;
    const timer = setTimeout(() => void navigate(paths.profile.href()), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [status, navigate]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (status === 'saving') return;
    setValidated(true);
    if (focusFirstWrong(form.current, found)) return;
    const { nombre: name, biografia: words, avatar: address } = draft.values;
    try {
      const saved = await save({ nombre: name, biografia: words, avatar: picture.file ?? (address || null) });
      draft.clear({ nombre: saved.nombre, biografia: saved.biografia, avatar: saved.avatar ?? '' });
      picture.forget();
    } catch (cause) {
      // The hook's status says it and the form shows it; everything stays where it was.
      console.info('The profile could not be saved', cause);
    }
  };

  const locked = status === 'saving' || status === 'saved';
  return {
    form,
    values: draft.values,
    field: fieldsOf({
      values: draft.values,
      errors: validated ? found : {},
      readOnly: locked,
      change: draft.change,
    }),
    locked,
    dirty: draft.dirty,
    picture,
    status,
    problem: error ? messages.editProfile.saveError(error.message) : null,
    change: draft.change,
    discard: () => {
      draft.clear();
      picture.forget();
      setValidated(false);
    },
    submit,
  };
}
