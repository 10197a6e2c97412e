import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { PartLoading } from "@/components/layout/states/part-loading";
import { useLeaveQuestion } from "@/components/posts/drafting/use-leave-question";

const UnsavedQuestion = dynamic(
  () =>
    keepTrying(() => import("@/components/posts/post/unsaved-question")).then(
      (module) => module.UnsavedQuestion,
    ),
  { loading: PartLoading },
);

const LeaveQuestion = dynamic(
  () =>
    keepTrying(() => import("@/components/posts/drafting/leave-question")).then(
      (module) => module.LeaveQuestion,
    ),
  { loading: PartLoading },
);

type UnsavedQuestionsProps = {
  unsaved: boolean;
  /** Escape was pressed over what is not saved. */
  asking: boolean;
  isSaved: Parameters<typeof useLeaveQuestion>[1];
  onStay: () => void;
  onDiscard: () => void;
};

/** What is asked before words are lost that were typed and not saved: when editing ends, and when the page is left. */
export function UnsavedQuestions({ unsaved, asking, isSaved, onStay, onDiscard }: UnsavedQuestionsProps) {
  const leaving = useLeaveQuestion(unsaved, isSaved);
  return (
    <>
      {asking && <UnsavedQuestion onStay={onStay} onDiscard={onDiscard} />}
      {leaving.asking && <LeaveQuestion onStay={leaving.stay} onLeave={leaving.leave} />}
    </>
  );
}
