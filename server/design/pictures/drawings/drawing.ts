import 'server-only'
/** A picture that can be drawn: the facts it depends on, and how to draw it as SVG. */
export type Drawing = { facts: unknown; draw: () => Promise<string> }
