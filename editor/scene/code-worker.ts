import { readCodes } from '@/lib/scene/codes/reader'
import type { ReadingRequest } from '@/lib/scene/codes/readings'

/*
 * The worker that reads codes: what reads them is large, and takes longer than a frame.
 */

addEventListener('message', ({ data }: MessageEvent<{ order: number; requests: ReadingRequest[] }>) => {
  postMessage({ order: data.order, found: [...readCodes(data.requests)] })
})
