'use client'
import { memo } from 'react'
import type { Finding } from '@/lib/scene/finding'
import { signLoader } from '../sign/sign-loader'
import { useEditorState } from '../state/editor-context'
import { useLoaded } from '../state/use-loaded'
import { BordersPanel } from './borders-panel'
import { CaseModelsPanel } from './case-models-panel'
import { CheckPanel } from './check-panel'
import { ImagesPanel } from './images-panel'
import { QrcodePanel } from './qrcode-panel'
import { ShapesPanel } from './shapes-panel'
import { TemplatesPanel } from './templates-panel'
import { TextsPanel } from './texts-panel'

/** The panel of the menu that is open. */
export const MenuPanel = memo(function MenuPanel({ findings }: { findings: readonly Finding[] }) {
  const menu = useEditorState(state => state.menu)
  switch (menu) {
    case 'case-models':
      return <CaseModelsPanel />
    case 'dimensions':
    case 'material':
    case 'colours':
    case 'fixings':
      return <SignPanel menu={menu} />
    case 'texts':
      return <TextsPanel />
    case 'images':
      return <ImagesPanel />
    case 'shapes':
      return <ShapesPanel />
    case 'qrcode':
      return <QrcodePanel />
    case 'borders':
      return <BordersPanel />
    case 'templates':
      return <TemplatesPanel />
    case 'check':
      return <CheckPanel findings={findings} />
  }
})

function SignPanel({ menu }: { menu: 'dimensions' | 'material' | 'colours' | 'fixings' }) {
  const sign = useLoaded(signLoader)
  if (!sign) return null
  switch (menu) {
    case 'dimensions':
      return <sign.DimensionsPanel />
    case 'material':
      return <sign.MaterialPanel />
    case 'colours':
      return <sign.ColoursPanel />
    case 'fixings':
      return <sign.FixingsPanel />
  }
}
