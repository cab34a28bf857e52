import { shallow } from 'zustand/shallow'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Rect } from '@/lib/design/geometry/path'
import { withOwnLines } from '@/lib/design/scene/checks/sample-words'
import type { Design } from '@/lib/design/scene/model'
import { elementOf, expandGroups } from '@/lib/design/scene/operations/boxes'
import { formLines } from '@/lib/design/scene/operations/text-lines'
import type { SignFinding } from '@/lib/product/sign/finding'
import { boundedView, type Extent, type Ground, viewOfBox, viewWithBox } from '../canvas/viewport'
import { scheduleWithTimeout } from '../history/recorder'
import { TextSession } from '../text/session'
import { isWritten, pointerlessContext } from '../tools/context'
import { stepTool } from '../tools/step'
import { idle, type ToolContext, type ToolEvent, type ToolResult, type ToolState } from '../tools/tool'
import { LongWork } from '../work/long-work'
import { type Clipboard, ownClipboard } from './clipboard'
import { Draft } from './draft'
import type { EditorOptions, HowChanged } from './editor-options'
import {
  clampZoom,
  contentStep,
  type EditorMenu,
  type EditorState,
  initialState,
  type Refused,
  type RefusedChoice,
  type SayKey,
  type View,
  type WorkspaceState,
} from './editor-state'

/**
 * The editor without any canvas or DOM: a design, the selection, the pointer state, and history. All actions go through
 * it, so tests drive it only with keys and points.
 */
export class Editor {
  readonly store: StoreApi<EditorState>
  readonly clipboard: Clipboard
  private readonly draft: Draft
  private session: TextSession | null = null
  /** The initial design: texts that differ from it were written by the person. */
  begun: Design
  /** The texts of the lines before and after the last paste of several lines. */
  pasted: { before: string; after: string } | null = null
  /** Tasks longer than a frame run here, in pieces. */
  readonly work = new LongWork(working => this.store.setState({ working }))
  readonly outline: NonNullable<EditorOptions['outline']>
  private laidOut: { canvas: Extent; ground: Ground } | null = null

  constructor({
    design,
    schedule = scheduleWithTimeout,
    onSave = () => {},
    settle,
    outline = function* () {},
    clipboard = ownClipboard(),
  }: EditorOptions) {
    this.clipboard = clipboard
    this.begun = design
    this.outline = outline
    this.store = createStore<EditorState>(() => initialState(design))
    this.draft = new Draft({
      store: this.store,
      schedule,
      onSave,
      settle,
      onRefused: refusal => this.refuse(refusal),
      onLines: code => {
        this.say(code)
        this.refuse({ code })
      },
      onShown: () => this.leaveGoneText(),
    })
  }

  get state(): EditorState {
    return this.store.getState()
  }

  get design(): Design {
    return this.state.design
  }

  /** The text that is being edited. */
  get text(): TextSession | null {
    return this.session
  }

  /**
   * Changes the design as one step of history. With `merge` the snapshot follows 300 ms later, as in typing; `typed`:
   * it was typed on the canvas. A change that could not be stored is refused: `state.refusal` says why.
   * @returns whether the design is now as requested
   */
  change(wanted: Design, options: HowChanged = {}): boolean {
    return wanted === this.design || this.draft.take(this.design, wanted, options)
  }

  /** Selects the existing ones of these elements, with their groups unless only the elements are meant. */
  select(ids: readonly string[], { alone = false } = {}): void {
    const { selection, tool } = this.state
    const known = new Set(this.design.elements.map(element => element.id))
    const there = ids.filter(id => known.has(id))
    const next = alone ? there : expandGroups(this.design, there)
    if (tool.name === 'editing' && next[0] !== tool.id) this.send({ type: 'cancel' })
    if (next.length === selection.length && next.every((id, index) => id === selection[index])) return
    this.store.setState({ selection: next })
  }

  /** Passes an event of pointer or keyboard to the tool. `context` tells what lies under the pointer. */
  send(event: ToolEvent, context?: ToolContext): void {
    const result = stepTool(this.state.tool, event, context ?? pointerlessContext(this.state))
    this.apply(result)
  }

  /** Starts editing a text on the canvas, or continues after the focus was elsewhere. */
  editText(id: string): void {
    if (this.session?.id === id) this.session.focus()
    else if (isWritten(elementOf(this.design, id))) this.send({ type: 'edit', id })
  }

  /** Selects a text and asks for the focus in the form's field of one of its lines; null once it is there. */
  wantField(elementId: string | null, line = 0): void {
    if (elementId !== null) this.select([elementId])
    this.store.setState({ wantedField: elementId === null ? null : { elementId, line } })
  }

  /** Opens the menu of a kind and asks for the focus in its form, for content of this sort; null once it is there. */
  wantForm(form: EditorState['wantedForm'], menu: EditorMenu = this.state.menu): void {
    this.store.setState({ menu, wantedForm: form })
  }

  /**
   * Moves the focus to a new element: to the field of a line, otherwise to the canvas. A palette that stays open keeps the focus.
   */
  focusAdded(id: string): void {
    if (this.state.palette !== null) return
    if (formLines(this.design).some(({ elementId }) => elementId === id)) this.wantField(id)
    else {
      this.select([id])
      this.store.setState({ wantedCanvas: this.state.wantedCanvas + 1 })
    }
  }

  undo(): void {
    this.leaveGesture()
    const said = this.draft.undo()
    if (said) this.say(said)
  }

  redo(): void {
    this.leaveGesture()
    const said = this.draft.redo()
    if (said) this.say(said)
  }

  openMenu(menu: EditorMenu): void {
    this.store.setState({ menu })
  }

  /** Goes to a step of stepper mode. Reaching the content ends it and restarts history (DESIGN-8). */
  goToStep(step: number): void {
    if (step < contentStep) {
      this.store.setState({ step: Math.max(0, step) })
      return
    }
    this.store.setState({ step: null, menu: 'texts' })
    this.draft.restart({ ...this.design, stepperMode: false })
  }

  /** Sets the size of the canvas, in CSS pixels, and of its ground, in mm. */
  layOut(canvas: Extent, ground: Ground): void {
    this.laidOut = { canvas, ground }
    this.setView({})
  }

  /** Zooms and pans; a part of the ground stays on the canvas. */
  setView(view: Partial<View>): void {
    const now = this.state.view
    const wished = { ...now, ...view }
    const next = { ...wished, zoom: clampZoom(wished.zoom) }
    const held = this.laidOut ? boundedView(this.laidOut.canvas, this.laidOut.ground, next) : next
    if (!shallow(held, now)) this.store.setState({ view: held })
  }

  /** Brings a part of the plate (mm) into view, as large as it can be. */
  showBox(box: Rect): void {
    if (this.laidOut) this.setView(viewOfBox(this.laidOut.canvas, this.laidOut.ground, box))
  }

  /** Brings a part of the plate (mm) into view without another zoom, unless it is there. */
  keepInView(box: Rect): void {
    if (!this.laidOut) return
    const { canvas, ground } = this.laidOut
    this.setView(viewWithBox(canvas, ground, this.state.view, box))
  }

  say(key: SayKey, values: Record<string, string | number> = {}): void {
    const count = (this.state.announcement?.count ?? 0) + 1
    this.store.setState({ announcement: { key, values, count } })
  }

  /** Reports the settings that a choice of a sign changed; the next choice replaces the report. */
  notice(notices: readonly SignFinding[]): void {
    this.store.setState({ notices })
  }

  /** Reports why a choice of a sign is impossible, and the alternatives; null closes the report. */
  explain(refusedChoice: RefusedChoice | null): void {
    this.store.setState({ refusedChoice })
  }

  /** Reports why something was not done; the next change removes the report. */
  refuse(refusal: Refused): void {
    this.store.setState({ refusal })
  }

  /** Begins or ends choosing several with one finger. */
  choose(choosing: boolean): void {
    if (this.state.tool.name === 'editing') this.send({ type: 'cancel' })
    this.store.setState({ choosing })
  }

  /** Opens and closes palettes and menus, and sets how the workspace works; nothing of it enters history. */
  setWorkspace(workspace: Partial<WorkspaceState>): void {
    this.store.setState(workspace)
  }

  /** Takes another design in place of this one, as a step of history: a template, another tab's version. */
  replace(design: Design): void {
    this.leaveGesture()
    this.store.setState({ selection: [] })
    this.begun = design
    this.draft.take(null, design)
  }

  /** Changes to another plate of the support, which is no step of history: undo goes to the plate of the last change. */
  turnTo(design: Design): void {
    this.leaveGesture()
    this.select([])
    if (this.state.tool.name === 'editing') this.send({ type: 'cancel' })
    this.draft.amend(design)
  }

  /** Notes measurements of the design, which are no step of history; during a gesture they are measured again later. */
  amend(design: Design): void {
    if (this.state.tool.name === 'idle') this.draft.amend(design)
  }

  /** Notes with the design which of its lines the person wrote himself, though a template says the same (DESIGN-33). */
  keepOwn(lines: readonly string[]): void {
    const { name } = this.state.tool
    if (name === 'idle' || name === 'editing') this.draft.note(withOwnLines(this.design, lines))
  }

  dispose(): void {
    this.work.callOff()
    this.draft.dispose()
  }

  private apply(result: ToolResult): void {
    if (result.gesture === 'begin') this.draft.beginGesture()
    if (result.state !== this.state.tool) this.takeTool(result.state)
    const { guides, distances = [] } = result
    if (guides) this.store.setState({ guides, distances })
    if (result.gesture === 'cancel') this.draft.cancelGesture()
    else if (result.design) this.change(result.design)
    if (result.selection) this.select(result.selection, { alone: result.alone })
    if (result.gesture === 'end') this.draft.endGesture()
    if (result.caret) this.session?.place(result.caret)
  }

  /** A text has a session as long as it is edited. */
  private takeTool(tool: ToolState): void {
    const editing = tool.name === 'editing' ? tool.id : null
    if (editing !== (this.session?.id ?? null)) {
      // The typed text is a separate step.
      this.draft.closeStep()
      const onSelect = (textSelection: EditorState['textSelection']) => this.store.setState({ textSelection })
      this.session = editing === null ? null : new TextSession({ id: editing, onSelect })
    }
    this.store.setState({ tool })
  }

  /** Undo during a drag first cancels the drag; a text stays in edit mode. */
  private leaveGesture(): void {
    const { name } = this.state.tool
    if (name !== 'idle' && name !== 'editing') this.send({ type: 'cancel' })
  }

  /** A removed text is no longer edited. */
  private leaveGoneText(): void {
    const { tool, design } = this.state
    if (tool.name === 'editing' && !elementOf(design, tool.id)) this.takeTool(idle)
  }
}
