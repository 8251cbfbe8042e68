import { useMutation, useQuery } from '@tanstack/react-query';
import type { ContactGate } from '@/model/contact/contact-gate';
import { queryClient } from '../client/query-client';
import { db } from '../firestore/connection';
import { fetchContactGate, openContact } from './gate';

const KEY = ['admin', 'mensajes', 'puerta'] as const;

/** Whether the contact form has room, for an administrador, who opens it. One read. `open` rejects with a ServiceError. */
export function useContactGate(): {
  gate: ContactGate | undefined;
  open: () => Promise<void>;
  isOpening: boolean;
} {
  const { data: gate } = useQuery({ queryKey: KEY, queryFn: () => fetchContactGate(db()) });
  const { mutateAsync: open, isPending: isOpening } = useMutation({
    mutationFn: () => openContact(db()),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
  return { gate, open, isOpening };
}
