import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { INSTRUCTION_LIMIT } from "@/lib/posts/rewriting/constants";
import { isBlank } from "@/lib/text";

type InstructionRowProps = {
  /** What was asked for last, and failed; empty at first. */
  asked: string;
  onStart: (instruction: string) => void;
};

/** The owner's own instruction for changing the words, in one line. */
export function InstructionRow({ asked, onStart }: InstructionRowProps) {
  const t = useTranslations("Rewriting");
  const [instruction, setInstruction] = useState(asked);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank(instruction)) onStart(instruction.trim());
  };
  return (
    <form className="flex flex-wrap gap-2" onSubmit={submit}>
      <Input
        autoFocus
        aria-label={t("instruction")}
        placeholder={t("instructionPlaceholder")}
        className="min-w-48 flex-1"
        maxLength={INSTRUCTION_LIMIT}
        value={instruction}
        onChange={(event) => setInstruction(event.target.value)}
      />
      <Button type="submit" variant="outline" disabled={isBlank(instruction)}>
        {t("change")}
      </Button>
    </form>
  );
}
