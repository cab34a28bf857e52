import type { Opening, PictureRefusal, PictureWork, SessionState } from './session-state'
import type { OpenedFile, OpenFailure, OpenRequest } from './worker/messages'

/** The page of a file to open, and how; nothing for the first page with content. */
export function pageAsked({
  page,
  keepsCuts,
  families,
  password,
  edit,
}: Opening): Pick<OpenRequest, 'page' | 'keepsCuts' | 'families' | 'password'> {
  const [number, keeps, chosen] = [
    page ?? edit?.page,
    keepsCuts ?? edit?.keepsCuts,
    families ?? edit?.families ?? [],
  ]
  return {
    ...(number !== undefined && { page: number }),
    ...(keeps && { keepsCuts: keeps }),
    ...(chosen.length > 0 && { families: chosen }),
    ...(password !== undefined && { password }),
  }
}

/** Another page of the file in the workspace, with all pages that are known to be empty by now. */
export function withKnownBlank(opened: OpenedFile, before: PictureWork | null): OpenedFile {
  const { pageNotes: notes, hash } = opened
  const known = before?.opened.hash === hash ? before.opened.pageNotes?.blank : undefined
  if (!notes || !known) return opened
  return { ...opened, pageNotes: { ...notes, blank: [...new Set([...known, ...notes.blank])] } }
}

/** Adds a page to those of a file that are known to be empty. */
function withBlank(work: PictureWork, page: number): PictureWork {
  const { pageNotes: notes } = work.opened
  if (!notes || notes.blank.includes(page)) return work
  return { ...work, opened: { ...work.opened, pageNotes: { ...notes, blank: [...notes.blank, page] } } }
}

/**
 * The state of the workspace after a file was not opened. Where it was another page of the same file, the page before stays, and an empty
 * page is remembered as empty.
 */
export function notOpened(
  opening: Opening,
  code: OpenFailure,
  before: PictureWork | null,
): Partial<SessionState> {
  const { name, page } = opening
  const refusal: PictureRefusal = code === 'password' ? { code, name, locked: opening } : { code, name }
  if (page === undefined || !before) return { refusal }
  const work = { ...before, busy: false }
  if (code !== 'blank') return { work, refusal }
  return { work: withBlank(work, page), refusal: { code: 'blank-page', name, page } }
}
