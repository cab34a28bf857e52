import type { PictureEdit } from '@/lib/design/scene/elements/image/edit'
import type { pictureWorker } from './picture-worker'
import type { WorkRequest } from './worker/messages'

/**
 * Processes a picture with the proposed settings. A photograph without clear outlines becomes a halftone screen, unless
 * it was here before.
 */
export async function workFirst(
  worker: ReturnType<typeof pictureWorker>,
  asked: WorkRequest,
  again: boolean,
) {
  const { edit } = asked
  const worked = await worker.ask('work', asked)
  if (worked.made.ok || worked.made.code !== 'too-fine' || again) return { edit, worked }
  const screened: PictureEdit = { ...edit, mode: 'screen' }
  return { edit: screened, worked: await worker.ask('work', { ...asked, edit: screened }) }
}
