import type { Design } from '@/lib/scene/model'

/** A ready-made design of the locale, offered as a template. */
export interface EditorSample {
  slug: string
  name: string
  topic: string
  design: Design
}
