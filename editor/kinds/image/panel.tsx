'use client'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Panel } from '../../panels/panel'
import { OwnPictures } from '../../picture/ui/own-pictures'
import { useEditorState } from '../../state/editor-context'
import { useLoaded } from '../../state/use-loaded'
import { symbolsLoader } from '../../symbols/symbols-loader'
import { useWantedForm } from '../use-wanted-form'

/** The shopper's own pictures, then the shop's drawings: on a phone not while a picture is processed, whose panel is already long. */
export function ImagesPanel() {
  const working = useEditorState(state => state.worked !== null)
  const own = useRef<HTMLDivElement>(null)
  useWantedForm('image', own)
  return (
    <>
      <div ref={own} className="flex flex-col gap-4">
        <OwnPictures />
      </div>
      <div className={working ? 'max-xl:hidden' : 'contents'}>
        <Symbols />
      </div>
    </>
  )
}

/** Drawings of the shop, which come when the menu is first opened. */
function Symbols() {
  const t = useTranslations('editor.symbols')
  const part = useLoaded(symbolsLoader)
  return <Panel title={t('title')}>{part && <part.Symbols />}</Panel>
}
