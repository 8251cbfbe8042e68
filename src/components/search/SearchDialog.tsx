import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Dialog } from '@/components/ui/Dialog';
import { search as texts } from '@/model/messages/search';
import { prepareSearch } from '@/services/search';
import { SearchBox } from './SearchBox';

/** The search of the whole site. A followed result closes it. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { key } = useLocation();
  const [openedAt] = useState(key);
  useEffect(prepareSearch, []);
  useEffect(() => {
    if (key !== openedAt) onClose();
  }, [key, openedAt, onClose]);
  return (
    <Dialog title={texts.title} size="large" onClose={onClose}>
      <SearchBox onFollow={onClose} />
    </Dialog>
  );
}
