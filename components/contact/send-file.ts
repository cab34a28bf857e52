import { attachmentLimits } from '@/lib/people/message/subjects'

/** Why a file does not go along. */
export type FileRefusal =
  | 'tooMany'
  | 'tooLarge'
  | 'kind'
  | 'unreadable'
  | 'empty'
  | 'full'
  | 'busy'
  | 'failed'

export type SentFile = { ok: true; hash: string } | { ok: false; code: FileRefusal }

/** What the chooser of files offers; the shop looks at the content itself. */
export const acceptedFiles = '.jpg,.jpeg,.png,.webp,.avif,.gif,.svg,.pdf'
const acceptedName = /\.(?:jpe?g|png|webp|svg|pdf)$/i

/** What can be checked before sending; null where the file may be sent. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): FileRefusal | null {
  if (size === 0) return 'empty'
  if (!acceptedName.test(name)) return 'kind'
  return size > attachmentLimits.bytes ? 'tooLarge' : null
}

const refusals: Readonly<Record<number, FileRefusal>> = {
  413: 'tooLarge',
  415: 'kind',
  422: 'unreadable',
  429: 'busy',
  507: 'full',
}

/** Whether another try may help. */
export const mayTryAgain = (code: FileRefusal): boolean => code === 'failed' || code === 'busy'

function hashIn(text: string): string | null {
  try {
    const { hash } = JSON.parse(text) as { hash?: unknown }
    return typeof hash === 'string' ? hash : null
  } catch {
    return null
  }
}

/**
 * Sends a file, to be kept for this browser alone. `fetch` reports no upload progress: `XMLHttpRequest` does.
 * @param onPercent how much has gone, 0 to 100
 */
export function sendFile(
  file: File,
  onPercent: (percent: number) => void,
  signal: AbortSignal,
): Promise<SentFile> {
  return new Promise(resolve => {
    const request = new XMLHttpRequest()
    const end = (sent: SentFile) => resolve(sent)
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onPercent(Math.floor((loaded / total) * 100))
    })
    request.addEventListener('load', () => {
      const hash = request.status === 201 ? hashIn(request.responseText) : null
      end(hash ? { ok: true, hash } : { ok: false, code: refusals[request.status] ?? 'failed' })
    })
    request.addEventListener('error', () => end({ ok: false, code: 'failed' }))
    request.addEventListener('abort', () => end({ ok: false, code: 'failed' }))
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', '/api/message-files')
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.send(file)
  })
}
