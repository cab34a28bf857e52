import 'server-only'
import type { PictureSpec } from '@/lib/drawing/url'

/** A picture that can be drawn: the facts it depends on, and how to draw it as SVG. */
export type Drawing = { facts: unknown; draw: () => Promise<string> }

export type SpecOf<K extends PictureSpec['kind']> = Extract<PictureSpec, { kind: K }>
