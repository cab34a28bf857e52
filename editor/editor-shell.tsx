'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import type { Finding } from '@/lib/scene/finding'
import type { Design } from '@/lib/scene/model'
import { useEditorItem } from '@/stores/editor-item'
import { canvasLoader } from './canvas/canvas-loader'
import { Announcer } from './panels/announcer'
import { AskDialog } from './panels/ask-dialog'
import { CheckPanel } from './panels/check-panel'
import { CommandBar } from './panels/command-bar'
import { ElementList } from './panels/element-list'
import { HelpDialog } from './panels/help-dialog'
import { Impression } from './panels/impression'
import { Inspector } from './panels/inspector'
import { LinesForm } from './panels/lines-form'
import { MenuPanel } from './panels/menu-panel'
import { QuantityField } from './panels/quantity-field'
import { Rail } from './panels/rail'
import { PriceNow, TopBar } from './panels/top-bar'
import { usePrice } from './price/use-price'
import { checkNow, useFindings } from './scene/use-findings'
import { type CompiledDesign, useScene } from './scene/use-scene'
import { signLoader } from './sign/sign-loader'
import { useDesign, useEditor, useEditorState, usePlate } from './state/editor-context'
import { useLoaded } from './state/use-loaded'
import { useWide } from './state/use-wide'

interface EditorShellProps {
  onAddToCart: (design: Design, quantity: number) => void
  onClose: () => void
  cartFull?: boolean
}

/** The editor's room: bar, menus, canvas, lines, letters and checks, at a desk and on a phone. */
export function EditorShell({ onAddToCart, onClose, cartFull = false }: EditorShellProps) {
  const editor = useEditor()
  const wide = useWide()
  const plate = usePlate()
  // While elements are dragged the outlines from before are drawn further along: none is made anew.
  const shown = useEditorState(({ tool, design }) => (tool.name === 'moving' ? tool.before : design))
  const design = useDesign()
  const step = useEditorState(state => state.step)
  const { compiled, failed } = useScene(shown, plate)
  const findings = useFindings(compiled, plate)
  const price = usePrice(design)
  const Canvas = useLoaded(canvasLoader)
  const [asking, setAsking] = useState(false)
  const blocked = findings.filter(finding => finding.severity === 'block').length + (price.ok ? 0 : 1)
  const asks = findings.filter(finding => finding.severity === 'ask')
  const add = () => onAddToCart(editor.design, editor.design.quantity)
  // The checks on show may lag behind the last letter: what goes into the cart is checked as it is.
  const tryAdd = useStable(() => {
    const now = compiled?.design === editor.design ? checkNow(editor.design, plate) : null
    if (!now || now.some(finding => finding.severity === 'block')) editor.openMenu('check')
    else if (now.length > 0) setAsking(true)
    else add()
  })
  const showBlocked = useStable(() => editor.openMenu('check'))
  const close = useStable(onClose)

  const canvas =
    step === null ? (
      Canvas && <Canvas compiled={compiled} findings={findings} />
    ) : (
      <Preview compiled={compiled} />
    )
  const preview = plate.kind === 'stamp' && wide ? <Impression compiled={compiled} /> : null
  const room = { wide, findings, blocked, canvas, failed, cartFull, preview }
  return (
    <div className="flex h-full flex-col bg-paper text-ink">
      <TopBar
        wide={wide}
        blocked={blocked}
        ready={compiled !== null}
        onAdd={tryAdd}
        onShowBlocked={showBlocked}
        onClose={close}
      />
      {step === null ? <ExpertRoom {...room} /> : <StepRoom {...room} step={step} />}
      <Announcer />
      <HelpDialog />
      {asking && (
        <AskDialog
          findings={asks}
          onBack={() => setAsking(false)}
          onAdd={() => {
            setAsking(false)
            add()
          }}
        />
      )}
    </div>
  )
}

/** A function that stays the same and does what the last drawing meant: memoised parts need not follow it. */
function useStable(act: () => void): () => void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback(() => latest.current(), [])
}

function Preview({ compiled }: { compiled: CompiledDesign | null }) {
  const sign = useLoaded(signLoader)
  return sign && <sign.SignPreview compiled={compiled} />
}

interface RoomProps {
  wide: boolean
  findings: readonly Finding[]
  blocked: number
  canvas: ReactNode
  failed: boolean
  cartFull: boolean
  /** The impression of a stamp, where there is room for it. */
  preview: ReactNode
}

function ExpertRoom(props: RoomProps) {
  const { wide, findings, blocked, canvas, failed, cartFull, preview } = props
  const checkOpen = useEditorState(state => state.menu === 'check')
  if (!wide) return <PhoneRoom {...props} />
  const notices = <Notices failed={failed} cartFull={cartFull} />
  return (
    <div className="flex min-h-0 flex-1">
      <Rail wide blocked={blocked} />
      <div className="w-72 shrink-0 overflow-y-auto border-r border-line p-4">
        <MenuPanel findings={findings} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col bg-bench">
        {notices}
        <div className="min-h-0 flex-1">{canvas}</div>
        <div className="flex max-h-[38%] min-h-0 shrink-0 gap-3 px-6 pb-5">
          {preview}
          <div className="flex min-w-0 grow flex-col">
            <LinesForm findings={findings} />
          </div>
        </div>
      </div>
      <div className="flex w-79 shrink-0 flex-col gap-5 overflow-y-auto border-l border-line p-4">
        <Inspector />
        {!checkOpen && (
          <div className="border-t border-line pt-4">
            <CheckPanel findings={findings} />
          </div>
        )}
        <ElementList findings={findings} />
      </div>
    </div>
  )
}

/**
 * On a phone everything stands below the canvas: first what is written, which is why most people come. What is chosen
 * on the canvas, and a menu that is opened, are scrolled to.
 */
function PhoneRoom({ findings, blocked, canvas, failed, cartFull }: RoomProps) {
  const checkOpen = useEditorState(state => state.menu === 'check')
  const selection = useEditorState(state => state.selection)
  const panels = useRef<HTMLDivElement>(null)
  const inspector = useRef<HTMLDivElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Whoever is in a field stays there.
    const inPanels = panels.current?.contains(document.activeElement)
    if (selection.length > 0 && !inPanels) inspector.current?.scrollIntoView({ block: 'start' })
  }, [selection])
  const showMenu = useStable(() => menu.current?.scrollIntoView({ block: 'start' }))
  const open = useEditorState(state => state.menu)
  const shown = useRef(open)
  useEffect(() => {
    // Also when something else than the bar opens it. The first one is no one's choice: it stays where it is.
    if (shown.current !== open) showMenu()
    shown.current = open
  }, [open, showMenu])
  const card = 'scroll-mt-3 rounded-md bg-paper p-4 shadow-1'
  return (
    <>
      <div className="relative h-[34dvh] min-h-48 shrink-0 bg-bench">
        {canvas}
        <CommandBar className="absolute right-1 bottom-1 rounded-md bg-paper/90 shadow-1" />
      </div>
      <div
        ref={panels}
        className="relative flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto border-t border-line bg-wash p-3 *:shrink-0"
      >
        <Notices failed={failed} cartFull={cartFull} />
        <LinesForm findings={findings} />
        {selection.length > 0 && (
          <div ref={inspector} className={card}>
            <Inspector />
          </div>
        )}
        {findings.length > 0 && !checkOpen && (
          <div className={card}>
            <CheckPanel findings={findings} />
          </div>
        )}
        <div ref={menu} className={card}>
          <MenuPanel findings={findings} />
        </div>
        <div className={`flex flex-col gap-4 ${card}`}>
          {findings.length === 0 && !checkOpen && <CheckPanel findings={findings} />}
          <ElementList findings={findings} />
          <div className="flex items-center justify-between border-t border-line pt-3">
            <QuantityField />
            <PriceNow />
          </div>
        </div>
      </div>
      <Rail wide={false} blocked={blocked} onOpen={showMenu} />
    </>
  )
}

function StepRoom({ wide, canvas, failed, cartFull, step }: RoomProps & { step: number }) {
  const sign = useLoaded(signLoader)
  if (!sign) return null
  return (
    <>
      <sign.Stepper step={step} />
      <div className={wide ? 'flex min-h-0 flex-1' : 'flex min-h-0 flex-1 flex-col overflow-y-auto'}>
        <div className={wide ? 'min-w-0 flex-1 on-wall' : 'h-[32dvh] min-h-44 shrink-0 on-wall'}>
          {canvas}
        </div>
        <div
          className={
            wide ? 'w-100 shrink-0 overflow-y-auto border-l border-line p-5' : 'border-t border-line p-4'
          }
        >
          <Notices failed={failed} cartFull={cartFull} />
          <sign.StepPanel step={step} />
        </div>
      </div>
      <sign.StepBar step={step} />
    </>
  )
}

/** What the person must know at once: another tab has the item, the browser stores nothing, a font is missing. */
function Notices({ failed, cartFull }: { failed: boolean; cartFull: boolean }) {
  const t = useTranslations('editor.notice')
  const elsewhere = useEditorItem(state => state.changedElsewhere)
  const saveFailed = useEditorItem(state => state.saveFailed)
  if (!elsewhere && !saveFailed && !failed && !cartFull) return null
  return (
    <div className="flex flex-col gap-2 p-2" aria-live="polite">
      {elsewhere && <Alert tone="ask">{t('elsewhere')}</Alert>}
      {saveFailed && <Alert tone="block">{t('saveFailed')}</Alert>}
      {cartFull && <Alert tone="block">{t('cartFull')}</Alert>}
      {failed && <Alert tone="block">{t('fontFailed')}</Alert>}
    </div>
  )
}
