'use client'
import type { Finding } from '@/lib/design/scene/finding'
import { supportOf } from '@/lib/design/scene/traits'
import { signLoader } from '../sign/sign-loader'
import { useDesign } from '../state/editor-context'
import { useLoaded } from '../state/use-loaded'

/** The state of the edited plate compared with the others; nothing for other products. */
export function SupportNotice() {
  const design = useDesign()
  return supportOf(design) ? <Notice /> : null
}

/** The plates of a support in a row; nothing for other products. */
export function SupportStrip({ findings }: { findings: readonly Finding[] }) {
  const design = useDesign()
  return supportOf(design) ? <Strip findings={findings} /> : null
}

function Strip(props: { findings: readonly Finding[] }) {
  const sign = useLoaded(signLoader)
  return sign && <sign.PlateStrip {...props} />
}

function Notice() {
  const sign = useLoaded(signLoader)
  return sign && <sign.PlateNotice />
}
