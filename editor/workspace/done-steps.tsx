'use client'
import { useMenus } from '../panels/use-menus'
import { signLoader } from '../sign/sign-loader'
import { useLoaded } from '../state/use-loaded'

interface DoneStepsProps {
  className?: string
  /** Called when the person goes back to a question. */
  onOpen?: () => void
}

/** The steps of a sign above its content. A plate of a support and a bought product have no questions to go back to. */
export function DoneSteps(props: DoneStepsProps) {
  const asks = useMenus().some(({ menu }) => menu === 'dimensions')
  return asks ? <Steps {...props} /> : null
}

function Steps(props: DoneStepsProps) {
  const sign = useLoaded(signLoader)
  return sign && <sign.StepsDone {...props} />
}
