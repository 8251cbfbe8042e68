import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collection, deleteDoc, doc, documentId, getDocs, query, where } from 'firebase/firestore/lite';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import { deleteArticle } from '@/services/articles/deletion';
import type { OpenPage, PageOptions } from './browser';
import { changeAccount, newMember, openAs } from './fresh-member';
import { mainOf } from './members';
import { ownerDb } from './owner';

/** A file on disk for the length of a test: the same one can be chosen twice. */
export function fileOnDisk(name: string, content: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'importacion-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const path = join(directory, name);
  writeFileSync(path, content);
  return path;
}

/** The import page as an administrador of its own sees it. */
export async function openImport(options: PageOptions = {}): Promise<OpenPage> {
  const member = await newMember();
  await changeAccount(member, { rol: 'administrador' });
  const opened = await openAs(member, options);
  await opened.visit(paths.adminImport.href());
  await mainOf(opened.page).getByRole('heading', { level: 1, name: staff.adminImport.title }).waitFor();
  return opened;
}

export async function chooseFile(page: Page, path: string): Promise<void> {
  await mainOf(page).getByLabel(staff.adminImport.file.label, { exact: true }).setInputFiles(path);
}

/** Takes imported articles and categories away once the test is over. */
export function forgetAfterwards(ids: readonly string[], categories: readonly string[] = []): void {
  onTestFinished(async () => {
    const db = ownerDb();
    for (let at = 0; at < ids.length; at += 30) {
      const some = query(collection(db, 'articulos'), where(documentId(), 'in', ids.slice(at, at + 30)));
      for (const { id } of (await getDocs(some)).docs) await deleteArticle(db, id);
    }
    for (const id of categories) await deleteDoc(doc(db, 'categorias', id));
  });
}
