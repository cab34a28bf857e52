import type { TextStyle } from '@/lib/design/scene/text-doc'
import type { ToolResult } from '../tools/tool'
import type { LineStyle } from './looks'

/** A press or a drag inside the text, in mm on the plate. */
export type Caret = NonNullable<ToolResult['caret']>

/** A text under the keyboard, as its session drives it. */
export interface TextPort {
  /** A key that was pressed before this text had the focus. */
  press: (key: string) => void
  place: (caret: Caret) => void
  /** Styles the selected words; false where none are selected. */
  style: (style: Partial<TextStyle>) => boolean
  /** Sets the lines that the caret or the selected words are in. */
  styleLines: (style: LineStyle) => void
  /** Takes the focus again. */
  focus: () => void
}

/** Places in the plain text, in UTF-16 units: the caret is at `head`, the selected words begin or end at `anchor`. */
export interface TextSelection {
  id: string
  anchor: number
  head: number
}

interface TextSessionOptions {
  id: string
  onSelect: (selection: TextSelection | null) => void
}

/**
 * The editing session of one text, from the request until it is left. The view that takes the focus is loaded a moment
 * later: keys until then wait here, and are passed to it in order.
 */
export class TextSession {
  readonly id: string
  private readonly onSelect: TextSessionOptions['onSelect']
  private port: TextPort | null = null
  private readonly waiting: string[] = []

  constructor({ id, onSelect }: TextSessionOptions) {
    this.id = id
    this.onSelect = onSelect
  }

  /** Gives the session its view, until the returned function is called. */
  attach(port: TextPort): () => void {
    this.port = port
    for (const key of this.waiting.splice(0)) port.press(key)
    return () => {
      if (this.port === port) this.port = null
      this.onSelect(null)
    }
  }

  /** Whether keys still go here instead of to the view. */
  get waits(): boolean {
    return this.port === null
  }

  press(key: string): void {
    if (this.port) this.port.press(key)
    else this.waiting.push(key)
  }

  place(caret: Caret): void {
    this.port?.place(caret)
  }

  style(style: Partial<TextStyle>): boolean {
    return this.port?.style(style) ?? false
  }

  /** Sets the lines that are being written; false where the view is not there yet. */
  styleLines(style: LineStyle): boolean {
    this.port?.styleLines(style)
    return this.port !== null
  }

  /** Gives the text the focus back, after a style button: typing continues. */
  focus(): void {
    this.port?.focus()
  }

  /** The view reports where its caret is. */
  selected(anchor: number, head: number): void {
    this.onSelect({ id: this.id, anchor, head })
  }
}
