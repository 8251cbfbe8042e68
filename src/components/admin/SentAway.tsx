import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { showToast } from '@/components/ui';
import { staff } from '@/model/staff-messages';

/** Says why somebody is elsewhere than where they wanted to go. */
export function SentAway({ to }: { to: string }) {
  useEffect(() => showToast(staff.admin.notAdmitted, { tone: 'danger' }), []);
  return <Navigate to={to} replace />;
}
