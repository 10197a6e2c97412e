"use client";

import { useTranslations } from "next-intl";
import { Specimen } from "@/components/design/specimen";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from "@/components/ui/card";
import { Separator } from "@/components/ui/separator";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";

const TABS = ["password", "sessions", "data"] as const;

/** A whole card, and tabs. */
export function CardSpecimen() {
  const t = useTranslations("Design");
  return (
    <Specimen title={t("cards")}>
      <Card>
        <CardHeader>
          <div>
            <CardTitle>{t("cardTitle")}</CardTitle>
            <CardDescription>{t("cardText")}</CardDescription>
          </div>
          <Badge>{t("active")}</Badge>
        </CardHeader>
        <CardContent>
          <p className="max-w-text">{t("sampleBody")}</p>
          <Separator className="my-4" />
          <p className="text-sm text-ink-soft tabular-nums">{t("sampleNumbers")}</p>
        </CardContent>
        <CardFooter>
          <Button variant="outline">{t("outline")}</Button>
        </CardFooter>
      </Card>
      <Tabs defaultValue="sessions">
        <TabsList aria-label={t("tabs")}>
          <TabsTrigger value="password">{t("tabPassword")}</TabsTrigger>
          <TabsTrigger value="sessions">{t("tabSessions")}</TabsTrigger>
          <TabsTrigger value="data">{t("tabData")}</TabsTrigger>
        </TabsList>
        {TABS.map((name) => (
          <TabsContent key={name} value={name}>
            <p>{t("tabText")}</p>
          </TabsContent>
        ))}
      </Tabs>
    </Specimen>
  );
}
