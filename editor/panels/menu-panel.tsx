'use client'
import type { Finding } from '@/lib/scene/finding'
import { ColoursPanel } from '../sign/colours-panel'
import { DimensionsPanel } from '../sign/dimensions-panel'
import { FixingsPanel } from '../sign/fixings-panel'
import { MaterialPanel } from '../sign/material-panel'
import { useEditorState } from '../state/editor-context'
import { BordersPanel } from './borders-panel'
import { CaseModelsPanel } from './case-models-panel'
import { CheckPanel } from './check-panel'
import { QrcodePanel } from './qrcode-panel'
import { TemplatesPanel } from './templates-panel'
import { TextsPanel } from './texts-panel'

/** The panel of the menu that is open. */
export function MenuPanel({ findings }: { findings: readonly Finding[] }) {
  const menu = useEditorState(state => state.menu)
  switch (menu) {
    case 'case-models':
      return <CaseModelsPanel />
    case 'dimensions':
      return <DimensionsPanel />
    case 'material':
      return <MaterialPanel />
    case 'colours':
      return <ColoursPanel />
    case 'fixings':
      return <FixingsPanel />
    case 'texts':
      return <TextsPanel />
    case 'qrcode':
      return <QrcodePanel />
    case 'borders':
      return <BordersPanel />
    case 'templates':
      return <TemplatesPanel />
    case 'check':
      return <CheckPanel findings={findings} />
  }
}
