import type { Design, ElementType } from '@/lib/design/scene/model'
import type { Distance } from '@/lib/design/scene/operations/distances'
import type { LinesInTheWay } from '@/lib/design/scene/operations/make-space'
import type { Guide } from '@/lib/design/scene/operations/snap'
import type { Refusal } from '@/lib/design/scene/refusal'
import { hasMaterial } from '@/lib/design/scene/traits'
import type { SignExplanation } from '@/lib/product/configuration/explain'
import type { SignChoice } from '@/lib/product/sign/choice'
import type { SignFinding } from '@/lib/product/sign/finding'
import type messages from '@/messages/fr'
import type { TextSelection } from '../text/session'
import { idle, type ToolState } from '../tools/tool'

/** The panels of expert mode, by the words that stand in the rail; panels/menus.ts has their order. */
export type EditorMenu = Exclude<keyof typeof messages.editor.menu, 'label'>

/** The steps of stepper mode, 0 to 4 (DESIGN-8). */
export const editorSteps = [
  'sign-dimensions',
  'sign-material',
  'sign-colors',
  'sign-fixings',
  'content',
] as const
export type EditorStep = (typeof editorSteps)[number]
export const contentStep = editorSteps.indexOf('content')

/** Menus of commands: for the selection, the empty ground, several elements, alignment, order. */
export type CommandMenuKind = 'selection' | 'ground' | 'several' | 'align' | 'order'

/** The scope of the open palette: elements to add, everything, or only fonts. */
export type PaletteMode = 'add' | 'commands' | 'fonts'

/** Zoom is relative to the view in which the whole plate fits (DESIGN-10). */
export const zoomLimits = { min: 0.5, max: 9.99 } as const

export interface View {
  zoom: number
  /** How far the plate's centre is from the middle of the canvas, in CSS pixels. */
  panX: number
  panY: number
}
export const fittedView: View = { zoom: 1, panX: 0, panY: 0 }

/** The announcement after a change: a key of the namespace `editor.say` with its values. */
export interface Announcement {
  key: SayKey
  values: Record<string, string | number>
  /** Makes screen readers repeat the same sentence. */
  count: number
}

export const sayKeys = [
  'undone',
  'redone',
  'moved',
  'deleted',
  'duplicated',
  'linesPasted',
  'added',
  'aligned',
  'ordered',
  'modelChanged',
  'templateTaken',
  'imported',
  'templateLeft',
  'templateUnfit',
  'repaired',
  'repairedAll',
  'locked',
  'unlocked',
  'grouped',
  'ungrouped',
  'copied',
  'plateShown',
  'platesWritten',
  'layoutCopied',
  'supportChanged',
  'hidden',
  'shown',
  'renamed',
  'fillEnded',
  'linePlaced',
  'curved',
  'straight',
  'turned',
  'intoGroup',
  'outOfGroup',
] as const
export type SayKey = (typeof sayKeys)[number]

/**
 * Why something was not done. `noSpace`: the plate takes no more lines; `words` are those that were to be added. `number`: the input is no
 * number. `range`: it is out of the bounds of its field, and the nearest value was taken. `locked`: what is locked stays; `someLocked`: so
 * many of several did. `copied`: the copy contains no readable element. `leftOver`: so many of the pasted elements did not fit.
 * `selectFirst`: it needs a selection; `notNow`: there is nothing to apply it to. `linesLeft`: so many of the pasted lines no longer fitted
 * on the plate. `covers`: the new element found no free place, and covers something; `way` are the lines that would have to go.
 * `fillEnded`: lines filled their plate until this change made too many. `linePlaced`: a line stays where this change put it, and the
 * others fill the plate around it.
 */
export type Refused =
  | Refusal
  | { code: 'number' | 'locked' | 'copied' | 'selectFirst' | 'notNow' }
  | { code: 'noSpace'; words: readonly string[] }
  | { code: 'covers'; way: LinesInTheWay | null }
  | { code: 'fillEnded' | 'linePlaced' }
  | { code: 'leftOver'; count: number; max: number }
  | { code: 'someLocked'; count: number }
  | { code: 'linesLeft'; count: number; words: readonly string[] }
  | { code: 'range'; min: number; max: number; unit: string }

/** A refused choice of a sign, with every reason and the alternatives. */
export interface RefusedChoice extends SignExplanation {
  choice: SignChoice
}

export interface EditorState {
  design: Design
  /** The design from before the present drag; otherwise the design. Panels need not follow every move. */
  settled: Design
  /** The last change was typed on the canvas: descriptions may follow a little later. */
  typed: boolean
  selection: readonly string[]
  tool: ToolState
  guides: readonly Guide[]
  /** Free distances beside what is dragged. */
  distances: readonly Distance[]
  menu: EditorMenu
  /** The step of stepper mode, or null in expert mode. */
  step: number | null
  view: View
  canUndo: boolean
  canRedo: boolean
  announcement: Announcement | null
  /** The progress of a long task, from 0 to 1; null while there is none. */
  working: number | null
  /** Whether the help on shortcuts is open. */
  helpOpen: boolean
  /** Whether a design is being imported. */
  importing: boolean
  /** Whether the dialog on the links of designs is open. */
  sharing: boolean
  /** Choosing several with one finger: each tap adds one or takes it out. */
  choosing: boolean
  /** Whether several elements are aligned to the plate, one by one, instead of to each other. */
  alignToPlate: boolean
  /** The menu of commands that is open, and where on the page, in CSS pixels. */
  commandMenu: { kind: CommandMenuKind; x: number; y: number } | null
  /** The row of the list whose name is being written. */
  renaming: string | null
  /** How often the design was asked for as a file. */
  wantedFile: number
  /** How often a quotation was asked for. */
  wantedQuotation: number
  /** How often the focus was asked for in the bar of what is selected. */
  wantedBar: number
  /** The list for a series, as it was pasted. */
  list: string
  /** The element whose own picture is in the workspace; null while there is none. */
  worked: string | null
  /** Whether the preview is shown: while the eye is held, or left open. */
  preview: 'held' | 'open' | null
  /** The palette that is open. */
  palette: PaletteMode | null
  /** Settings changed by the last choice of a sign, and why. */
  notices: readonly SignFinding[]
  /** The choice of a sign that was refused last; null once another change is made. */
  refusedChoice: RefusedChoice | null
  /** Why the last action was refused or changed; null after another change. */
  refusal: Refused | null
  /** The field of the plain form that is to be focused, for a line that was added or is written there. */
  wantedField: { elementId: string; line: number } | null
  /** The form of a kind that is to be focused, and the content that it is to ask for, as `wifi` of a code. */
  wantedForm: { kind: ElementType; of?: string } | null
  /** How often the focus was asked for on the canvas. */
  wantedCanvas: number
  /** Caret and selected words of the text that is being edited. */
  textSelection: TextSelection | null
}

/** The menu that is open at first (DESIGN-8). A sign's page has already asked everything but the text. */
export function firstMenu(design: Design): EditorMenu {
  if (!hasMaterial(design)) return 'case-models'
  return design.support ? 'plates' : 'texts'
}

/** Zoom within its limits, to the hundredth. */
export function clampZoom(zoom: number): number {
  return Math.min(zoomLimits.max, Math.max(zoomLimits.min, Math.round(zoom * 100) / 100))
}

/** What is open of the workspace and how it works: nothing of it enters history. */
export type WorkspaceState = Pick<
  EditorState,
  | 'helpOpen'
  | 'importing'
  | 'wantedFile'
  | 'wantedQuotation'
  | 'sharing'
  | 'palette'
  | 'list'
  | 'preview'
  | 'worked'
  | 'commandMenu'
  | 'alignToPlate'
  | 'renaming'
  | 'wantedBar'
>

/** How an editor opens: a new sign at its first step, everything else in expert mode. */
export function initialState(design: Design): EditorState {
  const stepper = hasMaterial(design) && design.stepperMode
  return {
    design,
    settled: design,
    typed: false,
    selection: [],
    tool: idle,
    guides: [],
    distances: [],
    menu: firstMenu(design),
    step: stepper ? 0 : null,
    view: fittedView,
    canUndo: false,
    canRedo: false,
    announcement: null,
    working: null,
    helpOpen: false,
    importing: false,
    sharing: false,
    choosing: false,
    alignToPlate: false,
    commandMenu: null,
    renaming: null,
    wantedBar: 0,
    list: '',
    wantedFile: 0,
    wantedQuotation: 0,
    palette: null,
    worked: null,
    preview: null,
    notices: [],
    refusedChoice: null,
    refusal: null,
    wantedField: null,
    wantedForm: null,
    wantedCanvas: 0,
    textSelection: null,
  }
}
