'use client'
import { useRef } from 'react'
import { faultsOf } from '../checks/sample-findings'
import { LayerTree } from '../layers/layer-tree'
import { CheckPanel } from '../panels/check-panel'
import { Inspector } from '../panels/inspector'
import { LinesForm } from '../panels/lines-form'
import { MenuPanel } from '../panels/menu-panel'
import { QuantityField } from '../panels/quantity-field'
import { Rail } from '../panels/rail'
import { PriceNow } from '../panels/top-bar'
import { PreviewHost } from '../preview/preview-host'
import { useEditorState } from '../state/editor-context'
import { DoneSteps } from './done-steps'
import { Notices, RefusalNotice } from './notices'
import { SupportNotice, SupportStrip } from './support-notice'
import { usePanelsDrawn } from './use-panels-drawn'
import { useShownPart } from './use-shown-part'
import type { WorkspaceProps } from './workspace-props'

/**
 * On a phone everything stands below the canvas: first the text, which most people come for. A selection on the canvas,
 * an opened menu and the lines of another plate are scrolled into view.
 */
export function PhoneWorkspace({ report, blocked, canvas, failed, cartTrouble, compiled }: WorkspaceProps) {
  const { findings } = report
  const panelsDrawn = usePanelsDrawn()
  const checkOpen = useEditorState(state => state.menu === 'check')
  // While it is held, it is only viewed: nothing below loses its focus.
  const looking = useEditorState(state => state.preview === 'open')
  const layersOpen = useEditorState(state => state.menu === 'layers')
  const selected = useEditorState(state => state.selection.length > 0)
  const panels = useRef<HTMLDivElement>(null)
  const inspector = useRef<HTMLDivElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const { working, showMenu } = useShownPart({ panels, inspector, menu })
  const faulty = faultsOf(findings).length > 0
  const card = 'scroll-mt-3 rounded-md bg-paper p-4 shadow-1'
  const menuCard = (
    <div key="menu" ref={menu} className={card}>
      <MenuPanel report={report} />
    </div>
  )
  const others = [
    selected && (
      <div key="inspector" ref={inspector} className={card}>
        <Inspector />
      </div>
    ),
    faulty && !checkOpen && (
      <div key="check" className={card}>
        <CheckPanel report={report} />
      </div>
    ),
  ]
  return (
    <div className="flex min-h-0 flex-1 flex-col short:flex-row">
      <div className="relative flex min-h-0 min-w-0 flex-1 flex-col short:flex-row">
        <PreviewHost compiled={compiled} />
        <div className="contents" inert={looking}>
          <div className="flex shrink-0 flex-col short:w-[46%]">
            <div className="group/canvas relative h-[36dvh] min-h-56 bg-bench has-data-two:h-[calc(36dvh+3rem)] has-data-two:min-h-68 short:h-auto! short:min-h-0! short:flex-1">
              {canvas}
              <RefusalNotice />
            </div>
            <SupportStrip findings={findings} />
          </div>
          <div
            ref={panels}
            className="relative flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto border-t border-line bg-wash p-3 *:shrink-0 short:border-t-0 short:border-l"
          >
            <Notices failed={failed} cartTrouble={cartTrouble} />
            <DoneSteps className="-mx-3 -mt-3" onOpen={showMenu} />
            <LinesForm findings={findings} />
            <SupportNotice />
            {/* A new picture gets its settings first; its position comes after. */}
            {panelsDrawn && (working ? [menuCard, ...others] : [...others, menuCard])}
            {panelsDrawn && (
              <div className={`flex flex-col gap-4 ${card}`}>
                {!faulty && !checkOpen && <CheckPanel report={report} />}
                {!layersOpen && <LayerTree findings={findings} />}
                <div className="flex items-center justify-between border-t border-line pt-3">
                  <QuantityField />
                  <PriceNow />
                </div>
              </div>
            )}
          </div>
        </div>
      </div>
      <Rail wide={false} blocked={blocked} onOpen={showMenu} />
    </div>
  )
}
