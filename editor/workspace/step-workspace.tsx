'use client'
import { signLoader } from '../sign/sign-loader'
import { useLoaded } from '../state/use-loaded'
import { Notices } from './notices'
import type { WorkspaceProps } from './workspace-props'

/** Stepper mode: one question of a sign at a time, beside the sign on its wall. */
export function StepWorkspace({
  wide,
  canvas,
  failed,
  cartTrouble,
  step,
}: WorkspaceProps & { step: number }) {
  const sign = useLoaded(signLoader)
  if (!sign) return null
  return (
    <>
      <sign.Stepper step={step} />
      <div
        className={
          wide
            ? 'flex min-h-0 flex-1'
            : 'flex min-h-0 flex-1 flex-col overflow-y-auto short:flex-row short:overflow-hidden'
        }
      >
        <div
          className={
            wide
              ? 'min-w-0 flex-1 on-wall'
              : 'h-[32dvh] min-h-44 shrink-0 on-wall short:h-auto short:min-h-0 short:w-[46%]'
          }
        >
          {canvas}
        </div>
        <div
          className={
            wide
              ? 'w-100 shrink-0 overflow-y-auto border-l border-line p-5'
              : 'border-t border-line p-4 short:flex-1 short:overflow-y-auto short:border-t-0 short:border-l'
          }
        >
          <Notices withRefusal failed={failed} cartTrouble={cartTrouble} />
          <sign.StepPanel step={step} />
        </div>
      </div>
      <sign.StepBar step={step} />
    </>
  )
}
