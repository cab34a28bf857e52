'use client'
import { useEffect, useMemo, useRef } from 'react'
import type { Design } from '@/lib/design/scene/model'
import type { Given } from '@/stores/given'
import { CommandMenuHost } from './bar/command-menu-host'
import { canvasLoader } from './canvas/canvas-loader'
import { faultsOf } from './checks/sample-findings'
import { useShortcuts } from './commands/use-shortcuts'
import { ImportRoom } from './import/import-room'
import { useGiven } from './import/use-given'
import { PaletteHost } from './palette/palette-host'
import { Announcer } from './panels/announcer'
import { AskDialog } from './panels/ask-dialog'
import { HelpHost } from './panels/help-host'
import { ImpressionHost } from './panels/impression-host'
import { TopBar } from './panels/top-bar'
import { useGivenPictures } from './picture/use-given-pictures'
import { useRetouch } from './picture/use-retouch'
import { usePlateGate } from './plates/use-plate-gate'
import { closePreview } from './preview/show-preview'
import { usePrice } from './price/use-price'
import { QuotationHost } from './quotation-host'
import { useReport } from './scene/use-report'
import { type CompiledDesign, useScene } from './scene/use-scene'
import { ShareHost } from './share/share-host'
import { signLoader } from './sign/sign-loader'
import { useDesign, useEditor, useEditorState, usePlate } from './state/editor-context'
import { useLoaded } from './state/use-loaded'
import { useWide } from './state/use-wide'
import { WorkDialog } from './work/work-dialog'
import { DoneSteps } from './workspace/done-steps'
import { PartBoundary } from './workspace/part-boundary'
import { PhoneWorkspace } from './workspace/phone-workspace'
import { StepWorkspace } from './workspace/step-workspace'
import { useAdding } from './workspace/use-adding'
import { useKeyboardInset } from './workspace/use-keyboard-inset'
import { useStable } from './workspace/use-stable'
import { connectWayBack, leaveStep } from './workspace/way-back'
import { WideWorkspace } from './workspace/wide-workspace'
import type { CartTrouble, WorkspaceProps } from './workspace/workspace-props'

interface EditorShellProps {
  onAddToCart: (design: Design, quantity: number) => void
  onClose: () => void
  trouble?: CartTrouble | null
  given?: Given
}

/** The editor's workspace: bar, menus, canvas, lines, letters and checks, on a wide screen and on a phone. */
export function EditorShell({ onAddToCart, onClose, trouble = null, given }: EditorShellProps) {
  const editor = useEditor()
  const wide = useWide()
  const plate = usePlate()
  // While elements are dragged, their old outlines are drawn with an offset: none is made again.
  const shown = useEditorState(({ tool, design }) => (tool.name === 'moving' ? tool.before : design))
  const step = useEditorState(state => state.step)
  const scene = useScene(shown, plate)
  const { compiled, failed } = scene
  const report = useReport(compiled, plate)
  const { findings } = report
  const faults = useMemo(() => faultsOf(findings), [findings])
  const price = usePrice(useDesign())
  const Canvas = useLoaded(canvasLoader)
  const root = useRef<HTMLDivElement>(null)
  useShortcuts(root)
  useKeyboardInset(root)
  useGivenPictures(root)
  useRetouch(root)
  useGiven(given)
  useEffect(() => connectWayBack(), [])
  const { tryAdd, asked, answer, offline } = useAdding(scene, onAddToCart)
  const gate = usePlateGate(findings)
  const add = useStable(() => {
    closePreview(editor)
    if (price.ok) gate.pass(tryAdd)
    else editor.openMenu('check')
  })
  const own = findings.filter(finding => finding.severity === 'block').length + (price.ok ? 0 : 1)
  const blocked = own + gate.blocked
  const showBlocked = useStable(() => {
    closePreview(editor)
    if (own > 0) editor.openMenu('check')
    else add()
  })
  const close = useStable(() => (editor.state.preview ? closePreview(editor) : leaveStep(onClose)))

  const canvas =
    step === null ? (
      Canvas && <Canvas wide={wide} compiled={compiled} findings={faults} />
    ) : (
      <Preview compiled={compiled} />
    )
  const impression = plate.marking === 'ink' && wide ? <ImpressionHost compiled={compiled} /> : null
  const cartTrouble = offline ? 'offline' : trouble
  const workspace: WorkspaceProps = {
    wide,
    report,
    blocked,
    canvas,
    failed,
    cartTrouble,
    impression,
    compiled,
  }
  const ExpertWorkspace = wide ? WideWorkspace : PhoneWorkspace
  return (
    <div ref={root} className="group/workspace flex h-full flex-col bg-paper pb-(--keyboard,0px) text-ink">
      <TopBar
        wide={wide}
        blocked={blocked}
        ready={compiled !== null}
        onAdd={add}
        onShowBlocked={showBlocked}
        onClose={close}
      />
      {step === null && wide && <DoneSteps />}
      {step === null ? <ExpertWorkspace {...workspace} /> : <StepWorkspace {...workspace} step={step} />}
      <Announcer />
      <WorkDialog />
      {/* Separate boundaries: a failed fetch of one part does not affect the others. */}
      <PartBoundary className="p-2" onGiveUp={() => editor.setWorkspace({ helpOpen: false })}>
        <HelpHost />
      </PartBoundary>
      <PartBoundary className="p-2" onGiveUp={() => editor.setWorkspace({ sharing: false })}>
        <ShareHost />
      </PartBoundary>
      <PartBoundary className="p-2">
        <QuotationHost />
      </PartBoundary>
      <PartBoundary className="p-2" onGiveUp={() => editor.setWorkspace({ palette: null })}>
        <PaletteHost wide={wide} />
      </PartBoundary>
      <PartBoundary className="p-2" onGiveUp={() => editor.setWorkspace({ commandMenu: null })}>
        <CommandMenuHost />
      </PartBoundary>
      <PartBoundary className="p-2" onGiveUp={() => editor.setWorkspace({ importing: false })}>
        <ImportRoom />
      </PartBoundary>
      {asked && <AskDialog findings={asked} onBack={() => answer(false)} onAdd={() => answer(true)} />}
    </div>
  )
}

function Preview({ compiled }: { compiled: CompiledDesign | null }) {
  const sign = useLoaded(signLoader)
  return sign && <sign.SignPreview compiled={compiled} />
}
